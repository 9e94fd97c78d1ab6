import { render, screen } from "@testing-library/react";
import { Points } from "../../../src/sections/page/Points";
import { colours } from "../../../src/theme/tokens";
import { headingsIn, textsOf } from "../seen";
import { companyPage } from "../site-pages";

const { benefits } = companyPage;

describe("Benefits or reasons", () => {
  it("have a heading and, below it, a title each", () => {
    const { container } = render(<Points title="What we promise" points={benefits} />);
    expect(headingsIn(container)).toEqual(["What we promise", ...benefits.map(({ title }) => title)]);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(benefits.length);
  });

  it("each have an icon and a sentence", () => {
    const { container } = render(<Points title="What we promise" points={benefits} />);
    expect(container.querySelectorAll("li svg")).toHaveLength(benefits.length);
    expect(textsOf(container, "li p")).toEqual(benefits.map(({ description }) => description));
  });

  it.each([
    { ground: undefined, expected: colours.white },
    { ground: "porcelain", expected: colours.porcelain },
  ] as const)("stand on $expected where the ground is $ground", ({ ground, expected }) => {
    const { container } = render(
      <Points title="What we promise" points={benefits} {...(ground ? { ground } : {})} />,
    );
    expect(container.querySelector("section")).toHaveStyle({ backgroundColor: expected });
  });
});
