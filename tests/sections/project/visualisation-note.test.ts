import { visualisationNote } from "../../../src/sections/project/visualisation-note";

const note = "These are no photographs.";

describe("The note on visualisations", () => {
  it("introduces pictures of which any is one", () => {
    const mixed = [{ kind: "photograph" as const }, { kind: "visualisation" as const }];
    expect(visualisationNote(mixed, note)).toEqual({ introduction: note });
  });

  it("is left out where all are photographs, and where there is nothing", () => {
    expect(visualisationNote([{ kind: "photograph" }], note)).toEqual({});
    expect(visualisationNote([], note)).toEqual({});
  });
});
