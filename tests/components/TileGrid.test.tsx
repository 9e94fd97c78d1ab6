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
    expect(screen.getByRole("list")).toHaveStyle({ display: "grid", gap: "0.125rem" });
  });

  it.each([
    { narrowest: undefined, expected: "19rem" },
    { narrowest: "17rem", expected: "17rem" },
  ])("breaks the row at $expected where $narrowest is asked for", ({ narrowest, expected }) => {
    render(<TileGrid {...(narrowest ? { narrowest } : {})}>{null}</TileGrid>);
    const { gridTemplateColumns } = getComputedStyle(screen.getByRole("list"));
    expect(gridTemplateColumns).toContain(expected);
  });

  it("never makes a tile wider than a small phone", () => {
    render(<TileGrid>{null}</TileGrid>);
    expect(getComputedStyle(screen.getByRole("list")).gridTemplateColumns).toContain("min(100%");
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
