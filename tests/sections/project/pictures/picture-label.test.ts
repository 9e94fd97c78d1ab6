import { pictureLabel } from "../../../../src/sections/project/pictures/picture-label";

const words = { visualisation: "Visualisation", comparison: { before: "Before" } };

it.each([
  { isBefore: false, kind: "visualisation", label: "Visualisation" },
  { isBefore: true, kind: "visualisation", label: "Before · Visualisation" },
  { isBefore: true, kind: "photograph", label: "Before" },
  { isBefore: false, kind: "photograph", label: undefined },
])(
  "The label on a picture is $label on a $kind from before the work: $isBefore",
  ({ isBefore, kind, label }) => {
    expect(pictureLabel({ alt: "A room", isBefore }, kind, words)).toBe(label);
  },
);
