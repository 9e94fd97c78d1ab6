/** The rooms that can be planned. Addresses of plans depend on this order: add new ones at the end. */
export const roomNames = [
  "wall",
  "showerOfThree",
  "showerOfThreeAndFloor",
  "showerOfTwo",
  "showerOfTwoAndFloor",
  "bath",
  "floor",
  "floorInL",
  "splashback",
  "bathroom",
] as const;

export type RoomName = (typeof roomNames)[number];
