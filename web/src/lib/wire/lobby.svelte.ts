/** The lobby, live: its socket as reactive state. */
import { Link, type Status } from "./link";
import { browser, onWake, openSocket } from "./socket";
import type { Lobby, Schemas } from "./types";

type Message = Lobby | Schemas["Pong"] | Schemas["Refused"];

export class LobbyConnection {
  /** Null until the first one has come. */
  lobby = $state.raw<Lobby | null>(null);
  status = $state<Status>("connecting");

  #link = new Link(browser, {
    connect: (events) => openSocket("/lobby/live", events),
    received: (text) => this.#received(text),
    changed: () => (this.status = this.#link.status),
  });
  #sleep = onWake(() => this.#link.wake());

  constructor() {
    this.#link.connect();
  }

  close(): void {
    this.#sleep();
    this.#link.close();
  }

  #received(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.type !== "lobby") return;
    this.lobby = message;
    this.#link.confirm();
  }
}
