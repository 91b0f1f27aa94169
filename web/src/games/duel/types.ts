import type { Schemas, View } from "$lib/wire/types";

export type DuelState = Schemas["DuelState"];
export type DuelQuotes = Schemas["DuelQuotes"];
export type DuelView = View<DuelState, DuelQuotes>;
export type City = Schemas["City"];
export type LayoutCard = Schemas["LayoutCard"];
export type Price = Schemas["Price"];
