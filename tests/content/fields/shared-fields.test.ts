import { picture } from "../../../src/content/fields/shared-fields";

const faults = (more: object) =>
  picture
    .safeParse({ image: "../images/a.jpg", alt: "Pale tiles on a sloping wall", ...more })
    .error?.issues.map(({ message }) => message) ?? [];

describe("A picture", () => {
  it.each([{}, { focus: "0% 100%" }])("is fine: %j", (more) => {
    expect(faults(more)).toEqual([]);
  });

  it.each(["30 70", "101% 0%", "left top", "30% 70% 10%"])(
    "has a point in percentages, or none: %s",
    (focus) => {
      expect(faults({ focus })).toEqual(["two percentages, such as 30% 70%"]);
    },
  );
});
