import { render, screen } from "@testing-library/react";
import { ArrowLink } from "../../src/components/ArrowLink";

describe("The link at the foot of a card", () => {
  beforeEach(() => {
    render(
      <ArrowLink to="/services/floor-tiling" about="Floor Tiling">
        Learn More
      </ArrowLink>,
    );
  });

  it("leads to its page", () => {
    expect(screen.getByRole("link")).toHaveAttribute("href", "/services/floor-tiling");
  });

  it("tells screen readers what it is about, so that a list of links makes sense", () => {
    // The hidden words are a box of their own, before which browsers may count a space.
    expect(screen.getByRole("link")).toHaveAccessibleName(/^Learn More ?: Floor Tiling$/);
  });

  it("begins its name with the words that are seen, so that voice control finds it", () => {
    expect(screen.getByRole("link").textContent).toMatch(/^Learn More/);
  });

  it("keeps the words for screen readers out of sight", () => {
    expect(screen.getByText(": Floor Tiling")).toHaveStyle({ position: "absolute", overflow: "hidden" });
  });

  it("shows the words on every card", () => {
    expect(screen.getByText("Learn More")).not.toHaveStyle({ position: "absolute" });
  });

  it("is large enough for a thumb", () => {
    expect(screen.getByRole("link")).toHaveStyle({ minHeight: "2.75rem" });
  });
});
