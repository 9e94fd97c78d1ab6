import { checkTexts } from "../../../../src/content/rules/one-file/check-texts";
import { textFaults } from "../../../../src/content/rules/one-file/text-faults";
import { editedFile } from "../../edited-file";

const floor = "services/floor-tiling.json";

describe("The check of texts", () => {
  it.each([
    floor,
    "company.json",
    "pages/home.json",
    "pages/quote-form.json",
    "projects/cafe-backsplash.json",
  ])("finds nothing wrong as published: %s", (path) => {
    expect(checkTexts(editedFile(path))).toEqual([]);
  });

  it("shows the fault with the words around it, not the whole text", () => {
    expect(checkTexts(editedFile(floor, { closingText: "We look at  the slab." }))).toEqual([
      {
        file: floor,
        field: "closingText",
        label: "Closing text",
        found: '"at  the" in the text',
        expected: "one space between words",
        remedy: "Remove the extra space.",
      },
    ]);
  });

  it.each(["title", "closingText", "features.1", "benefits.2.description"])("looks at %s", (field) => {
    expect(checkTexts(editedFile(floor, { [field]: "See http://tiles.example" }))).toHaveLength(1);
  });

  it("tells every kind of fault in a text, each once", () => {
    const closingText = "The the slab , the the floor , and <b>more</b>";
    expect(checkTexts(editedFile(floor, { closingText })).map(({ found }) => found)).toEqual([
      '"<b>" in the text',
      '"The the" in the text',
      '"slab ," in the text',
    ]);
  });

  it("leaves spaces at the ends to another check", () => {
    expect(checkTexts(editedFile(floor, { title: "  Floor Tiling \n" }))).toEqual([]);
  });

  it("leaves alone what is no text", () => {
    expect(checkTexts(editedFile(floor, { slug: "a  b", icon: "a  b", title: 5, keywords: "a  b" }))).toEqual(
      [],
    );
    expect(
      checkTexts(editedFile("projects/cafe-backsplash.json", { "pictures.0.image": "room.jpg" })),
    ).toEqual([]);
  });

  it("tells in words what is wrong and what to do, whatever the fault", () => {
    for (const { expected, remedy } of textFaults) {
      expect(expected).toMatch(/^[a-z]/);
      expect(remedy).toMatch(/^[A-Z].*\.$/);
    }
  });
});
