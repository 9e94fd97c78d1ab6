import { render, screen } from "@testing-library/react";
import { visuallyHidden } from "../../src/theme/visually-hidden";

describe("Words hidden from sight", () => {
  beforeEach(() => {
    render(
      <button type="button">
        <span css={visuallyHidden}>Close message</span>
      </button>,
    );
  });

  it("still name what they stand in for screen readers", () => {
    expect(screen.getByRole("button", { name: "Close message" })).toBeInTheDocument();
  });

  it("are not taken out of the page, which would hide them from everyone", () => {
    expect(screen.getByText("Close message")).toBeVisible();
  });

  it("take one pixel, with nothing hanging over", () => {
    expect(screen.getByText("Close message")).toHaveStyle({
      position: "absolute",
      width: "1px",
      height: "1px",
      overflow: "hidden",
    });
  });

  it("are read as whole words, not letter by letter", () => {
    expect(screen.getByText("Close message")).toHaveStyle({ whiteSpace: "nowrap" });
  });
});
