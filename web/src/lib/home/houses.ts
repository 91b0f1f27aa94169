/** The games of this house as they stand on the shelf: those that can be played and those that are coming. */

export interface House {
  id: string;
  /** Two pictures, cut at a slant, or one. */
  pictures: { id: string; viewBox: string }[];
  players: [number, number];
  minutes: number;
  /** The third fact: its icon; its text is `home-fact-<id>`. */
  icon: string;
}

export const HOUSES: House[] = [
  {
    id: "duel",
    pictures: [
      { id: "w-pyramids", viewBox: "48 12 320 150" },
      { id: "w-colossus", viewBox: "-74 0 320 150" },
    ],
    players: [2, 2],
    minutes: 30,
    icon: "c-wonder",
  },
  {
    id: "seven_wonders",
    pictures: [
      { id: "w-hanging_gardens", viewBox: "52 0 433 200" },
      { id: "w-temple_of_artemis", viewBox: "-172 0 433 200" },
    ],
    players: [2, 7],
    minutes: 30,
    icon: "c-wonder",
  },
  {
    id: "world_wonders",
    pictures: [{ id: "scene-world", viewBox: "0 0 462 210" }],
    players: [1, 5],
    minutes: 60,
    icon: "c-monument",
  },
];
