import { readdirSync, readFileSync } from "node:fs";
import { readBuiltPages } from "./built-site";
import { type Lack, lacksOfElements, lacksOfScript, lacksOfStyles } from "./checks/browser-support";

/** Features that the site uses although some promised browsers lack them, and what their visitors see instead. */
const enhancements: Readonly<Record<string, string>> = {
  "::details-content": "a closed answer is not printed",
  ":has": "a wider layout, a mark in the menu or a locked page below a dialog is missing, nothing else",
  "@media (scripting)": "without JavaScript, a button that needs it is seen",
  "@page": "the printer's own margins",
  "@view-transition": "the next page appears at once",
  "break-after: avoid": "a heading may end a printed page",
  "content-visibility": "the printed page takes up what is closed",
  "content-visibility: visible": "the printed page takes up what is closed",
  "cursor: ew-resize": "iPhones have no pointer",
  "cursor: pointer": "iPhones have no pointer",
  "cursor: progress": "iPhones have no pointer",
  "cursor: zoom-in": "iPhones have no pointer",
  "forced-color-adjust": "Safari has no forced colours",
  "forced-color-adjust: none": "Safari has no forced colours",
  "mask-image": "the banner ends with an edge",
  "overscroll-behavior": "the page scrolls on when a dialog's end is reached",
  "paint-order": "figures of a drawing have a thicker rim",
  "text-wrap": "lines break where they are full",
  "text-wrap: balance": "lines break where they are full",
  "text-wrap: pretty": "the last line of a paragraph may be one word",
  "unit lh": "the call's words take their height as they arrive",
  ".skipTransition()": "React asks first whether there is one",
  ".startViewTransition()": "React asks first whether there is one",
  "<img fetchpriority>": "the first picture comes among the others",
  "<link fetchpriority>": "the first picture comes among the others",
  "<link imagesizes>": "the first picture is not fetched ahead",
  "<link imagesrcset>": "the first picture is not fetched ahead",
  "<input autocapitalize>": "the phone's keyboard begins with a capital letter",
  "<input autocorrect>": "the phone's keyboard corrects names",
};

const pages = readBuiltPages();
const parts = (pattern: RegExp) => [
  ...new Set(pages.flatMap(({ html }) => [...html.matchAll(pattern)].map(([, text = ""]) => text))),
];
const styles = parts(/<style[^>]*>(.*?)<\/style>/gs);
const scripts = [
  ...parts(/<script(?! type="application)[^>]*>(.*?)<\/script>/gs),
  ...readdirSync("public/scripts")
    .filter((file) => file.endsWith(".js"))
    .map((file) => readFileSync(`public/scripts/${file}`, "utf8")),
];

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

  it("and each exception is in use", () => {
    const used = [
      ...styles.flatMap(lacksOfStyles),
      ...scripts.flatMap(lacksOfScript),
      ...pages.flatMap(({ document }) => lacksOfElements(document)),
    ].map(({ feature }) => feature);
    expect(Object.keys(enhancements).filter((feature) => !used.includes(feature))).toEqual([]);
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
