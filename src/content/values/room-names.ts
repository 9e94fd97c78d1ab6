/** The rooms that can be planned. */
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
