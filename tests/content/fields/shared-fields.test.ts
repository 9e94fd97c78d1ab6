import { picture } from "../../../src/content/fields/shared-fields";

const faults = (more: object) =>
  picture
    .safeParse({ image: "../images/a.jpg", alt: "Pale tiles on a sloping wall", ...more })
    .error?.issues.map(({ message }) => message) ?? [];

describe("A picture", () => {
  it.each([{}, { focus: "0% 100%" }, { alt: "A wall by J.P.G. Webb in green" }])("is fine: %j", (more) => {
    expect(faults(more)).toEqual([]);
  });

  it.each(["IMG_12MB.jpg photo", "the bathroom (dsc01.HEIC)"])(
    "has no file's name for its alternative text: %s",
    (alt) => {
      expect(faults({ alt })).toEqual(["words that say what is seen, without the name of a file"]);
    },
  );

  it.each(["30 70", "101% 0%", "left top", "30% 70% 10%"])(
    "has a point in percentages, or none: %s",
    (focus) => {
      expect(faults({ focus })).toEqual(["two percentages, such as 30% 70%"]);
    },
  );
});
