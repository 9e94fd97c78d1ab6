import { checkDuplicates } from "../../../../src/content/rules/all-files/check-duplicates";
import { editedFile } from "../../edited-file";

const cafe = "projects/cafe-backsplash.json";
const hotel = "projects/family-bathroom-refurbishment.json";
const chelsea = "areas/chelsea.json";
const barnes = "areas/battersea.json";
const floor = "services/floor-tiling.json";
const repairs = "services/tile-repairs.json";
const price = "faqs/how-much-does-it-cost.json";
const insured = "faqs/insured-and-guaranteed.json";

describe("A value that tells files of one content type apart", () => {
  it.each([
    [cafe, hotel, "slug", "a-wall"],
    [cafe, hotel, "order", 5],
    [cafe, hotel, "title", "A wall"],
    [cafe, hotel, "description", "A wall in ochre"],
    [floor, repairs, "order", 1],
    [floor, repairs, "title", "Floor Tiling"],
    [floor, repairs, "headline", "Floor Tiling in London"],
    [floor, repairs, "description", "Floors of all kinds"],
    [chelsea, barnes, "name", "Chelsea"],
    [chelsea, barnes, "description", "A place by the river"],
    [price, insured, "order", 2],
    [price, insured, "question", "Is it insured?"],
  ])("is in one file only: %s, %s, %s", (first, second, field, value) => {
    const errors = checkDuplicates([
      editedFile(first, { [field]: value }),
      editedFile(second, { [field]: value }),
    ]);
    expect(errors).toEqual([
      expect.objectContaining({
        file: second,
        field,
        expected: `a value that no other file has; data/${first} has it already`,
        remedy: "Change it in one of the two files.",
      }),
    ]);
  });

  it("may be the same in two content types", () => {
    const files = [
      editedFile(cafe, { title: "Floors", order: 1 }),
      editedFile(floor, { title: "Floors", order: 1 }),
    ];
    expect(checkDuplicates(files)).toEqual([]);
  });

  it("is the same in small letters", () => {
    const files = [editedFile(chelsea, { name: "Chelsea" }), editedFile(barnes, { name: "chelsea" })];
    expect(checkDuplicates(files).map(({ found }) => found)).toEqual(['"chelsea" (7 characters)']);
  });
});

describe("A value that tells pages apart in search results", () => {
  it.each(["seoTitle", "seoDescription"])("is on one page only, of whatever type: %s", (field) => {
    const files = [cafe, chelsea, floor].map((path) => editedFile(path, { [field]: "Tiling" }));
    expect(checkDuplicates(files).map(({ file }) => file)).toEqual([chelsea, floor]);
  });
});
