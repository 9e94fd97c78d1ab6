import { render, screen } from "@testing-library/react";
import { AreaLinks } from "../../../src/sections/area/AreaLinks";
import { colours } from "../../../src/theme/tokens";
import { linksIn } from "../seen";
import { areas, bySlug } from "../site-content";

const nearby = bySlug(areas, "chelsea").nearby;

describe("Links to areas", () => {
  it("have a heading", () => {
    render(<AreaLinks title="Areas near Chelsea" areas={nearby} />);
    expect(screen.getByRole("heading", { level: 2, name: "Areas near Chelsea" })).toBeInTheDocument();
  });

  it("lead to the page of each area", () => {
    const { container } = render(<AreaLinks title="Areas near Chelsea" areas={nearby} />);
    expect(linksIn(container)).toEqual(nearby.map(({ slug, name }) => ({ name, path: `/areas/${slug}` })));
  });

  it.each([
    { ground: undefined, expected: colours.porcelain },
    { ground: "white", expected: colours.white },
  ] as const)("stand on $expected where the ground is $ground", ({ ground, expected }) => {
    const { container } = render(
      <AreaLinks title="Areas near Chelsea" areas={nearby} {...(ground ? { ground } : {})} />,
    );
    expect(container.querySelector("section")).toHaveStyle({ backgroundColor: expected });
  });
});
