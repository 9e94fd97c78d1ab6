import { editorLocation } from "../../../../src/content/reading/editor-location";

describe("A file in the editor", () => {
  it.each([
    ["company.json", {}, "Company › Company details"],
    ["pages/layout.json", { title: "Something else" }, "Pages › Every page"],
    ["areas/earls-court.json", { name: "St John's Wood" }, "Areas › St John's Wood"],
    ["services/floor-tiling.json", { title: "Floor Tiling" }, "Services › Floor Tiling"],
    ["faqs/price.json", { question: "What does it cost?" }, "Questions › What does it cost?"],
    ["areas/chelsea.json", undefined, "Areas › chelsea"],
    ["areas/chelsea.json", { name: " " }, "Areas › chelsea"],
    ["areas/", undefined, "Areas"],
    ["notes.json", undefined, undefined],
    ["pages/", undefined, undefined],
  ])("%s with %j is %s", (path, content, location) => {
    expect(editorLocation(path, content)).toBe(location);
  });
});
