/** The games of this house as they stand on the shelf: those that can be played and those that are coming. */

export interface House {
  id: string;
  /** Two pictures, cut at a slant, or one; and which part of each is seen. */
  pictures: { id: string; focus: string }[];
  players: [number, number];
  minutes: number;
  /** The third fact: its icon; its text is `home-fact-<id>`. */
  icon: string;
}

export const HOUSES: House[] = [
  {
    id: "duel",
    pictures: [
      { id: "w-pyramids", focus: "38% 50%" },
      { id: "w-colossus", focus: "46% 20%" },
    ],
    players: [2, 2],
    minutes: 30,
    icon: "c-wonder",
  },
  {
    id: "seven_wonders",
    pictures: [
      { id: "w-hanging_gardens", focus: "50% 50%" },
      { id: "w-temple_of_artemis", focus: "50% 60%" },
    ],
    players: [2, 7],
    minutes: 30,
    icon: "c-wonder",
  },
  {
    id: "world_wonders",
    pictures: [{ id: "scene-world", focus: "50% 50%" }],
    players: [1, 5],
    minutes: 60,
    icon: "c-monument",
  },
];
