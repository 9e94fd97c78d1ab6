import type { Problem } from "./read-plan";

const sentences: Readonly<Record<Problem["problem"], string>> = {
  length: "Write a length from 100 mm to 15 m, such as 2400, 2.4 m or 7 ft 10 in.",
  distance: "Write a distance of up to 15 m, such as 300 or 1.2 m.",
  joint: "Joints are 0.5 to 20 mm wide, such as 2.",
  spares: "Spares are 0 to 50%, such as 10.",
  tooMany: "That is more than 100,000 tiles: plan one room at a time.",
  opening: "Place it inside the wall or floor, and over no other opening.",
  gone: "This link names a choice that we do not have. Another is planned instead: choose again.",
  unsuitable: "This tile is not made for this surface. Another is planned instead: choose one.",
};

/** What is wrong with a field, with an example of what is right. */
export const problemInWords = ({ problem }: Problem): string => sentences[problem];
