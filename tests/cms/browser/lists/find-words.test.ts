import { findWords } from "../../../../src/cms/browser/lists/find-words";

const chelsea = {
  path: "areas/chelsea.json",
  text: JSON.stringify({
    name: "Chelsea",
    access: "Before the Flower Show the streets fill; in May book early.",
  }),
};
const home = { path: "pages/home.json", text: JSON.stringify({ questions: { title: "Tiles" } }) };

describe("A search", () => {
  it("finds words in any text of any entry, and says where they are", () => {
    expect(findWords([home, chelsea], "flower show")).toEqual([
      {
        file: "areas/chelsea.json",
        place: "Areas › Chelsea › Access",
        field: "access",
        excerpt: "Before the Flower Show the streets fill; in May book early.",
      },
    ]);
  });

  it("finds words within groups", () => {
    expect(findWords([home], "tiles")).toMatchObject([{ field: "questions.title" }]);
  });

  it("shows a little of what surrounds the words in a long text", () => {
    const access = `${"x".repeat(100)} Flower Show ${"y".repeat(100)}`;
    const [found] = findWords([{ path: chelsea.path, text: JSON.stringify({ access }) }], "Flower Show");
    expect(found?.excerpt).toBe(`…${"x".repeat(59)} Flower Show ${"y".repeat(59)}…`);
  });

  it("finds nothing where nothing is asked", () => {
    expect(findWords([chelsea], "  ")).toEqual([]);
  });
});
