import { checkVisualisation } from "../../../../src/content/rules/pictures/check-visualisation";
import { editedFile } from "../../edited-file";

const cafe = "projects/cafe-backsplash.json";
const errorsWith = (fields: Record<string, unknown>) => checkVisualisation(editedFile(cafe, fields));

describe("A project of visualisations", () => {
  it("is in order as it is published", () => {
    expect(errorsWith({})).toEqual([]);
  });

  it("says so where search engines look", () => {
    expect(errorsWith({ seoTitle: "Café Counter Splashback, Shoreditch" })).toEqual([
      {
        file: cafe,
        field: "seoTitle",
        label: "Search title",
        found: '"Café Counter Splashback, Shoreditch" (35 characters)',
        expected: "the word Visualisation, because that is the kind of picture chosen",
        remedy: "Put it at the end, or choose photograph if the pictures show finished work.",
      },
    ]);
  });

  it("never reads as a job that was done", () => {
    expect(errorsWith({ work: "First we tiled the wall, then the client moved in." })).toEqual([
      {
        file: cafe,
        field: "work",
        label: "The work",
        found: '"we tiled"',
        expected: "words about such a room and how such work is done: a visualisation shows no job",
        remedy: "Say it in general, or choose photograph if the pictures show finished work.",
      },
    ]);
  });

  it.each(["title", "description", "seoDescription", "room", "tile", "work"])(
    "is read in all its words: %s",
    (field) => {
      expect(errorsWith({ [field]: "A wall that we fitted." }).map((error) => error.field)).toEqual([field]);
    },
  );

  it.each([
    "We tiled it in a week.",
    "We've finished on time.",
    "we carefully laid every piece",
    "We then grouted the wall.",
    "The client chose ochre.",
    "Our customers love it.",
    "A homeowner in Putney asked for it.",
    "Our team completed the room.",
    "The wall was tiled by two people.",
    "It was finished in three days.",
  ])("is told by obvious forms: %s", (work) => {
    expect(errorsWith({ work })).toHaveLength(1);
  });

  it.each([
    "Such a wall is tiled from a level batten.",
    "We tile a wall like this from its middle.",
    "A vanity gives the family somewhere to put things.",
    "Work is finished with silicone.",
    "The room was once a bedroom.",
  ])("may say how such work is done: %s", (work) => {
    expect(errorsWith({ work })).toEqual([]);
  });

  it("is left to other checks where it has no words", () => {
    expect(errorsWith({ seoTitle: undefined, work: 5 })).toEqual([]);
  });
});

describe("A project of photographs", () => {
  it("may tell what was done", () => {
    expect(
      errorsWith({ kind: "photograph", seoTitle: "A café", work: "We tiled it for the client." }),
    ).toEqual([]);
  });
});

describe("What is no project", () => {
  it("may speak of clients", () => {
    const fields = { kind: "visualisation", description: "We tiled for the client." };
    expect(checkVisualisation(editedFile("pages/home.json", fields))).toEqual([]);
  });
});
