import { render } from "@testing-library/react";
import { HeroSetOut } from "../../../src/sections/home/HeroSetOut";

const setOut = { middle: 30, wallTop: 10, wallFoot: 85, tileTop: 40, tileFoot: 48, tileWidth: 2 };

/** All rules that the lines have brought into the page; their at-rules are around them. */
function rules(focus: string | null): CSSRule[] {
  const { container } = render(<HeroSetOut setOut={setOut} focus={focus} />);
  const classes = [...container.querySelectorAll("span")].flatMap(({ classList }) => [...classList]);
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ cssText }) => classes.some((name) => cssText.includes(name)));
}

const text = (some: readonly CSSRule[]) => some.map(({ cssText }) => cssText).join("\n");

test("the lines lie where the picture lies that keeps its point in view, or its middle", () => {
  expect(text(rules("70% 85%"))).toMatch(/left:.*\* 0\.7\)[^}]*top:.*\* 0\.85\)/s);
  expect(text(rules(null))).toMatch(/left:.*\* 0\.5\)[^}]*top:.*\* 0\.5\)/s);
});

test("who asks for no motion sees no lines, because only another preference gives them any content", () => {
  const drawing = rules(null).filter(({ cssText }) => /content:|animation:/.test(cssText));
  expect(drawing.length).toBeGreaterThan(0);
  for (const rule of drawing)
    expect(rule.cssText).toMatch(/^@media \(prefers-reduced-motion: ?no-preference\)/);
});
