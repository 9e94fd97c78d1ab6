import { render, screen } from "@testing-library/react";
import { Badge } from "../../src/components/Badge";
import { colours } from "../../src/theme/tokens";
import { contrast } from "../theme/contrast";

describe("A badge", () => {
  it("shows its words", () => {
    render(<Badge>SW3, SW10</Badge>);
    expect(screen.getByText("SW3, SW10")).toBeInTheDocument();
  });

  it("is no heading, link or button", () => {
    const { container } = render(<Badge>Heritage</Badge>);
    expect(container.querySelector("h1, h2, h3, h4, a, button")).toBeNull();
  });

  it("is quiet by default", () => {
    render(<Badge>Heritage</Badge>);
    expect(screen.getByText("Heritage")).toHaveStyle({ backgroundColor: colours.bottleMist });
  });

  it.each(["brass", "mist"] as const)("can be read in %s", (variant) => {
    render(<Badge variant={variant}>Residential</Badge>);
    const { color, backgroundColor } = getComputedStyle(screen.getByText("Residential"));
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(4.5);
  });

  it("can be read on bottle green, where it has no ground of its own", () => {
    render(<Badge variant="onBottle">Free site visits</Badge>);
    const { color } = getComputedStyle(screen.getByText("Free site visits"));
    expect(contrast(color, colours.bottle)).toBeGreaterThanOrEqual(4.5);
  });
});
