import { withoutFieldMarks } from "../../../../src/editor/preview/field-marks";

const tags = (letters: string) =>
  String.fromCodePoint(...Array.from(letters, (letter) => 0xe0000 + letter.charCodeAt(0)));
const cancelTag = "\u{e007f}";
const mark = tags("hero.headline") + cancelTag;

it("A copied text loses its marks, also those that are cut off", () => {
  const copied = `${cancelTag}Tiling ${mark}in London${tags("hero")}`;
  expect(withoutFieldMarks(copied)).toBe("Tiling in London");
});
