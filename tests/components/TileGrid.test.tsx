import { render, screen } from "@testing-library/react";
import { Tile, TileGrid } from "../../src/components/TileGrid";
import { colours } from "../../src/theme/tokens";

describe("A grid of tiles", () => {
  it("is a list with an entry for each tile", () => {
    render(
      <TileGrid>
        <Tile>Walls</Tile>
        <Tile>Floors</Tile>
      </TileGrid>,
    );
    expect(screen.getByRole("list")).toBeInTheDocument();
    const tiles = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(tiles).toEqual(["Walls", "Floors"]);
  });

  it("leaves a thin grout line between its tiles", () => {
    render(<TileGrid>{null}</TileGrid>);
    expect(screen.getByRole("list")).toHaveStyle({ display: "flex", gap: "0.125rem" });
  });

  /** The width from which a tile of so many grows. */
  const basisOf = (count: number, narrowest?: string) => {
    render(
      <TileGrid {...(narrowest ? { narrowest } : {})}>
        {Array.from({ length: count }, (_, index) => (
          <Tile key={String(index)}>Tile</Tile>
        ))}
      </TileGrid>,
    );
    return [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      .filter((rule) => rule.includes("flex: 1 1"))
      .at(-1);
  };

  it.each([3, 5, 6, 9, 30])("lays %i tiles three in a row at most", (count) => {
    expect(basisOf(count)).toContain("max(min(100%, 19rem), 30%)");
  });

  it.each([4, 7, 10])("lays %i tiles two in a row, as of three one would be left over", (count) => {
    expect(basisOf(count)).toContain("max(min(100%, 19rem), 45%)");
  });

  it("breaks the row earlier where narrower tiles are asked for, and never makes one wider than a small phone", () => {
    expect(basisOf(3, "17rem")).toContain("max(min(100%, 17rem), 30%)");
  });
});

describe("A tile", () => {
  it("is white with dark words", () => {
    render(<Tile>Walls</Tile>);
    expect(screen.getByText("Walls")).toHaveStyle({ backgroundColor: colours.white, color: colours.ink });
  });

  it("holds a link that may cover it", () => {
    render(<Tile>Walls</Tile>);
    expect(screen.getByText("Walls")).toHaveStyle({ position: "relative" });
  });
});
