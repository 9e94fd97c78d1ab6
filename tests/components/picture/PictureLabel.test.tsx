import { render, screen } from "@testing-library/react";
import { PictureLabel } from "../../../src/components/picture/PictureLabel";
import { contrast } from "../../theme/contrast";

beforeEach(() => {
  render(
    <figure>
      <PictureLabel>Visualisation</PictureLabel>
    </figure>,
  );
});

describe("The label of a picture", () => {
  it("is its caption, on its corner", () => {
    expect(screen.getByText("Visualisation").tagName).toBe("FIGCAPTION");
    expect(screen.getByText("Visualisation")).toHaveStyle({ position: "absolute" });
  });

  it("can be read on any picture, because it has a ground of its own", () => {
    const { color, backgroundColor } = getComputedStyle(screen.getByText("Visualisation"));
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(7);
  });
});
