import { render, screen } from "@testing-library/react";
import { GlobalStyles } from "../../src/theme/GlobalStyles";
import { from, reducedMotion, shortWindow, withMotion } from "../../src/theme/media-queries";
import { colours, fonts, sizes, space } from "../../src/theme/tokens";

/** All rules that the page now has, one to a line. */
function rules(): string[] {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
}

const ruleOf = (start: string) =>
  rules()
    .filter((rule) => rule.startsWith(start))
    .join("\n");

beforeEach(() => {
  render(
    <>
      <GlobalStyles />
      <h1>Transform Your Bathroom Spaces</h1>
      <ul>
        <li>Walls</li>
      </ul>
      <img src="/room.jpg" alt="A room" />
    </>,
  );
});

describe("What every page shares", () => {
  it("is dark ink on porcelain", () => {
    expect(document.body).toHaveStyle({ backgroundColor: colours.porcelain, color: colours.ink });
  });

  it("is set in the fonts of the device, which need no download", () => {
    expect(getComputedStyle(document.body).fontFamily).toBe(fonts.body);
  });

  it("leaves no gap around the page", () => {
    expect(document.body).toHaveStyle({ margin: "0px" });
  });

  it("has headings in the company's own font", () => {
    expect(getComputedStyle(screen.getByRole("heading")).fontFamily).toContain("Fraunces");
  });

  it("has lists without bullets, because most of them are rows and grids", () => {
    expect(screen.getByRole("list")).toHaveStyle({ listStyle: "none" });
  });

  it("keeps pictures inside the page", () => {
    expect(screen.getByRole("img")).toHaveStyle({ maxWidth: "100%" });
  });

  it("breaks long words rather than the page", () => {
    expect(ruleOf("body")).toContain("overflow-wrap: break-word");
  });
});

describe("Visitors who need it otherwise", () => {
  it("see where the keyboard is, in two colours that stand out on light and on dark", () => {
    expect(ruleOf(":focus-visible")).toContain(`outline: 3px solid ${colours.bottle}`);
    expect(ruleOf(":focus-visible")).toContain(`0 0 0 7px ${colours.white}`);
  });

  it("see no ring where the pointer put the focus", () => {
    expect(ruleOf(":focus:not(:focus-visible)")).toContain("outline: none");
  });

  it("are spared motion where they ask for it", () => {
    const calm = ruleOf(reducedMotion);
    expect(calm).toContain(" animation: none !important");
    expect(calm).toContain(" transition: none !important");
  });

  it("glide only to what they followed a link to, and not where they ask to be spared motion", () => {
    const gliding = rules().filter((rule) => rule.includes("scroll-behavior"));
    expect(gliding).toEqual([`${withMotion} {html:focus-within {scroll-behavior: smooth;}}`]);
  });

  it("are led by an anchor to a place below the bar that stays in sight on wide screens", () => {
    expect(ruleOf(from.desk)).toContain(`scroll-padding: calc(${sizes.header} + ${space.m})`);
  });

  it("are led by an anchor to a place above the bar at the foot of small screens", () => {
    expect(ruleOf("html")).toContain(`calc(${sizes.callBar} + ${space.l})`);
  });

  it("lose no room to anchors in a short window, where no bar stays", () => {
    expect(ruleOf(shortWindow)).toContain(`scroll-padding: ${space.xs} 0`);
  });
});
