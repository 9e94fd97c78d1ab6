import { readBuiltPages } from "./built-site";
import { type Lack, lacksOfElements, lacksOfScript, lacksOfStyles } from "./checks/browser-support";
import { enhancements, scriptsOf, stylesOf } from "./checks/enhancements";

const pages = readBuiltPages();
const [styles, scripts] = [stylesOf(pages), scriptsOf(pages)];

/** Each feature once: "checkVisibility(): safari 16.4". */
const named = (lacks: readonly Lack[]) =>
  new Set(lacks.map(({ feature, in: browsers }) => `${feature}: ${browsers}`));

const unexpected = (lacks: readonly Lack[]) =>
  named(lacks.filter(({ feature }) => !(feature in enhancements)));

describe("Every browser that .browserslistrc promises, or its visitors can do without it, knows", () => {
  it("the styles of every page", () => {
    expect(unexpected(styles.flatMap(lacksOfStyles))).toEqual(new Set());
  });

  it("what the scripts call", () => {
    expect(scripts.length).toBeGreaterThan(8);
    expect(unexpected(scripts.flatMap(lacksOfScript))).toEqual(new Set());
  });

  it("the elements and attributes of every page", () => {
    expect(unexpected(pages.flatMap(({ document }) => lacksOfElements(document)))).toEqual(new Set());
  });
});

describe("The check of", () => {
  it.each([
    [
      "a selector beside one that is known",
      ":has(a), b { color: red }",
      [":has beside other selectors: firefox 114"],
    ],
    ["a selector alone", "b:has(a) { color: red }", [":has: firefox 114"]],
    [
      "a value",
      "b { text-wrap: pretty }",
      [
        "text-wrap: chrome 111, edge 111, firefox 114, safari 16.4",
        "text-wrap: pretty: chrome 111, edge 111, firefox 114, safari 16.4",
      ],
    ],
    ["a unit", "b { width: 2lh }", ["unit lh: firefox 114"]],
    [
      "a function",
      "b { color: light-dark(red, blue) }",
      ["light-dark(): chrome 111, edge 111, firefox 114, safari 16.4"],
    ],
    [
      "a rule",
      "@starting-style { b { color: red } }",
      ["@starting-style: chrome 111, edge 111, firefox 114, safari 16.4"],
    ],
    ["what @supports asks for", "@supports selector(:has(a)) { b:has(a) { color: red } }", []],
    ["a property with its prefixed twin", "b { -webkit-mask-image: none; mask-image: none }", []],
  ])("styles finds %s", (_what, css, expected) => {
    expect([...named(lacksOfStyles(css))]).toEqual(expected);
  });

  it.each([
    ["a method", "element.checkVisibility()", [".checkVisibility(): safari 16.4"]],
    [
      "a static method",
      "Promise.withResolvers()",
      [".withResolvers(): chrome 111, edge 111, firefox 114, safari 16.4"],
    ],
    ["a constructor", "new CloseWatcher()", ["CloseWatcher: chrome 111, edge 111, firefox 114, safari 16.4"]],
    ["a method that is asked for", "element.checkVisibility?.()", []],
    ["a method that is looked for", "if (element.checkVisibility) element.checkVisibility()", []],
    ["a method that is as old as the browsers", "list.at(-1)", []],
  ])("scripts finds %s", (_what, code, expected) => {
    expect([...named(lacksOfScript(code))]).toEqual(expected);
  });

  it("pages finds an attribute", () => {
    const page = new DOMParser().parseFromString('<p popover="">Words</p>', "text/html");
    expect([...named(lacksOfElements(page))]).toEqual([
      "<p popover>: chrome 111, edge 111, firefox 114, safari 16.4",
    ]);
  });
});
