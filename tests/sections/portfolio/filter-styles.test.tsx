import { render } from "@testing-library/react";
import { filterStyles } from "../../../src/sections/portfolio/filter-styles";

const addresses = ["all", "commercial", "heritage"];

const rules = () => {
  const { container } = render(<div css={filterStyles(addresses)} />);
  const name = container.firstElementChild?.className ?? "none";
  const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return sheets.map(({ cssText }) => cssText).filter((text) => text.includes(name));
};

describe("The styles of the filter", () => {
  it.each(["commercial", "heritage"])("hide every other type at #%s, with React and without", (address) => {
    const hiding = rules().filter((rule) => rule.includes(`[data-type]:not([data-type="${address}"])`));
    expect(hiding.join()).toContain(`:not([data-shown]):has(#${address}:target)`);
    expect(hiding.join()).toContain(`[data-shown="${address}"]`);
  });

  it("hide no project where all are asked for", () => {
    expect(rules().filter((rule) => rule.includes('data-type="all"'))).toEqual([]);
  });

  it("show the number of all projects at #all and where the address names no type, and no other number", () => {
    const hiding = rules().filter((rule) => rule.includes('[data-count]:not([data-count="all"])'));
    expect(hiding.join()).toContain(":not([data-shown]):has(#all:target)");
    expect(hiding.join()).toContain(":not([data-shown]):not(:has(nav :target))");
  });
});
