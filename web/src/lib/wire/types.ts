/** The messages of the protocol by their names; generated from the server's OpenAPI document. */
import type { components } from "./schema";

export type Schemas = components["schemas"];
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type TableUpdate = Schemas["TableUpdate"];
export type TableEvent = TableUpdate["events"][number];
export type EventOf<K extends TableEvent["kind"]> = Extract<TableEvent, { kind: K }>;
export type You = Schemas["You"];
export type Ability = You["may"][number];
export type Result = Schemas["Result"];
export type ClockRule = Schemas["ClockRule"];
export type Command = Sent<Schemas["Do"]["command"]>;
export type ServerMessage =
  TableUpdate | Schemas["Acknowledged"] | Schemas["Refused"] | Schemas["Presence"] | Schemas["Pong"];
export type WireError = Schemas["Error"];
export type ErrorCode = WireError["code"];
export type Lobby = Schemas["Lobby"];
export type LobbyTable = Schemas["LobbyTable"];
export type MyTable = Schemas["MyTable"];
export type Level = NonNullable<SeatInfo["level"]>;

/** What a seat sees; a game's own types stand for its state and quotes. */
export type View<State = Record<string, unknown>, Quotes = Record<string, unknown>> = Omit<
  Schemas["View"],
  "state" | "quotes"
> & { state: State; quotes: Quotes | null };

/** A command as it is sent: what the server fills in by itself may be left out. */
type Sent<C> = C extends { kind: "arrange" }
  ? Pick<C, "kind"> & Partial<C>
  : C extends { kind: "offer" }
    ? Omit<C, "target"> & Partial<C>
    : C;
