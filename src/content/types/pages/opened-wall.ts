import { decimalNumber, group, list, text, textWithFacts } from "../../fields/content-fields";
import { picturePath } from "../../fields/pattern-texts";
import { wholePicture } from "../../fields/picture-fields";

const perCent = (label: string, of: string) =>
  decimalNumber(label, {
    min: 0,
    max: 100,
    hint: `In per cent of the ${of} of the picture, cut to five wide and four high.`,
  });

/** The wall at the top of the home page without its tiles. Visitors uncover it by pulling a grip over the finished wall. */
export const openedWallSchema = group("Opened wall", {
  finished: picturePath("Finished wall", {
    hint: "The wall can be opened while this is the first picture of the home page.",
  }),
  picture: wholePicture({
    hint: "The same wall from the same place, opened from left to right. Both pictures are five units wide and four high.",
  }),
  line: textWithFacts("Line beside the grip", { max: 60 }),
  pull: text("Its last word", {
    max: 16,
    hint: "Left out in browsers without scripts, where the grip cannot be pulled.",
  }),
  layers: list(
    "Layers, from left to right",
    group("Layer", {
      name: text("Name", { max: 24 }),
      across: perCent("Name's place from the left", "width"),
      down: perCent("Name's place from the top", "height"),
    }),
    { min: 1, max: 9 },
  ),
});
