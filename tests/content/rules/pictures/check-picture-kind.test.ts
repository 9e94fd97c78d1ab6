import { checkPictureKind } from "../../../../src/content/rules/pictures/check-picture-kind";
import { editedFile } from "../../edited-file";

const cafe = "projects/cafe-backsplash.json";

describe("A project of photographs", () => {
  it("is not called a visualisation where search engines look", () => {
    const errors = checkPictureKind(editedFile(cafe, { kind: "photograph" }));
    expect(errors.map(({ label }) => label)).toEqual(["Search title", "Search description"]);
    expect(errors[0]).toEqual({
      file: cafe,
      field: "seoTitle",
      label: "Search title",
      found: '"Visualisation of a Sea-Green Café Counter" (41 characters)',
      expected: "words about photographs, because that is the kind of picture chosen",
      remedy: "Take the word visualisation out, or choose visualisation as the kind of picture.",
    });
  });

  it("may have been a visualisation first, as its story tells", () => {
    const fields = { kind: "photograph", seoTitle: "Café Counter", seoDescription: "A wall in ochre" };
    const work = "The visualisation that we drew first became this wall.";
    expect(checkPictureKind(editedFile(cafe, { ...fields, work }))).toEqual([]);
  });
});

describe("A project of visualisations", () => {
  it("may be called one anywhere", () => {
    expect(checkPictureKind(editedFile(cafe))).toEqual([]);
  });
});

describe("What is no project", () => {
  it("may speak of visualisations", () => {
    const fields = { kind: "photograph", seoTitle: "A visualisation" };
    expect(checkPictureKind(editedFile("pages/home.json", fields))).toEqual([]);
  });
});
