import { render, screen } from "@testing-library/react";
import { PointTile } from "../../src/components/PointTile";
import { TileGrid } from "../../src/components/TileGrid";

const point = {
  icon: "shield",
  title: "Guaranteed Work",
  description: "Fully insured, and guaranteed in writing.",
};

describe("A point in favour", () => {
  it("shows a title and a sentence", () => {
    render(<PointTile {...point} />);
    expect(screen.getByText("Guaranteed Work")).toBeInTheDocument();
    expect(screen.getByText("Fully insured, and guaranteed in writing.")).toBeInTheDocument();
  });

  it("shows its icon", () => {
    const { container } = render(<PointTile {...point} />);
    expect(container.querySelector("svg")).toHaveAttribute("width", "30");
  });

  it("has a heading below that of a section by default", () => {
    render(<PointTile {...point} />);
    expect(screen.getByRole("heading", { name: "Guaranteed Work", level: 3 })).toBeInTheDocument();
  });

  it.each([3, 4] as const)("has a heading of rank %d where that is asked for", (level) => {
    render(<PointTile {...point} level={level} />);
    expect(screen.getByRole("heading", { name: "Guaranteed Work", level })).toBeInTheDocument();
  });

  it("is one entry of a list of tiles", () => {
    render(
      <TileGrid>
        <PointTile {...point} />
      </TileGrid>,
    );
    expect(screen.getByRole("list")).toContainElement(screen.getByRole("listitem"));
    expect(screen.getByRole("listitem")).toHaveTextContent("Guaranteed Work");
  });
});
