import { noteIfVisualised, pictureLabel } from "../../../src/pictures/PictureLabel";

describe("The label on a picture", () => {
  it.each([
    { isBefore: false, kind: "visualisation", label: "Visualisation" },
    { isBefore: true, kind: "visualisation", label: "Before · Visualisation" },
    { isBefore: true, kind: "photograph", label: "Before" },
    { isBefore: false, kind: "photograph", label: undefined },
  ])("is $label on a $kind from before the work: $isBefore", ({ isBefore, kind, label }) => {
    expect(pictureLabel({ isBefore, kind })).toBe(label);
  });
});

const note = "These are no photographs.";

describe("The note on visualisations", () => {
  it("introduces pictures if at least one is a visualisation", () => {
    const mixed = [{ kind: "photograph" }, { kind: "visualisation" }];
    expect(noteIfVisualised(mixed, note)).toBe(note);
  });

  it("is left out where all are photographs, and where there is nothing", () => {
    expect(noteIfVisualised([{ kind: "photograph" }], note)).toBeUndefined();
    expect(noteIfVisualised([], note)).toBeUndefined();
  });
});
