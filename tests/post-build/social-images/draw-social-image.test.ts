/** @jest-environment node */
import { readFileSync } from "node:fs";
import { parse } from "opentype.js";
import { drawSocialImageWords } from "../../../src/post-build/social-images/draw-social-image";

const bytes = readFileSync("src/post-build/social-images/fraunces-500.woff");
const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

const draw = (title: string, companyName = "London Tiling Company") =>
  drawSocialImageWords({ title, companyName }, font);

/** The outlines of the title's lines and of the company's name. */
const outlines = (title: string) => [...draw(title).matchAll(/<path fill="(#\w+)" d="([^"]*)"/g)];

/** The words that are drawn, each line with its left edge, its baseline and its size in pixels. */
function placed(title: string, companyName?: string) {
  const getPath = jest.spyOn(font, "getPath");
  draw(title, companyName);
  const lines = getPath.mock.calls.map(([text, x, y, size]) => [text, x, y, size] as const);
  getPath.mockRestore();
  return lines;
}

describe("The words of a social image", () => {
  it("are outlines, so that no machine needs the font", () => {
    expect(draw("Bathroom Tiling in Chelsea, SW3")).not.toMatch(/<text|font-family/);
  });

  it.each(["Bathroom", "Hampstead", "Site Visit", "St John's Wood, NW8"])("are whole: %s", (title) => {
    const number = "-?\\d+\\.\\d";
    const numbers = (count: number) => Array(count).fill(number).join(" ");
    const whole = new RegExp(`^([ML]${numbers(2)}|Q${numbers(4)}|C${numbers(6)}|Z)+$`);
    const broken = outlines(title).filter(([, , path = ""]) => !whole.test(path));
    expect(broken).toHaveLength(0);
  });

  it("stand on a panel, below three tiles of brass, and nothing else does", () => {
    const [panel, ...tiles] = [...draw("Tiles").matchAll(/<rect [^>]*>/g)].map(([rect]) => rect);
    expect(panel).toBe('<rect width="540" height="630" fill="#0f3d33"/>');
    expect(tiles).toEqual(
      [56, 78, 100].map((x) => `<rect x="${x}" y="88" width="18" height="18" fill="#c9a25b"/>`),
    );
    expect(draw("Tiles")).toMatch(/^<svg [^>]*width="1200" height="630">(<(rect|path) [^>]*\/>)+<\/svg>$/);
  });

  it("are the title, and the company's name at the foot", () => {
    expect(placed("Tiles")).toEqual([
      ["Tiles", 56, 196, 60],
      ["London Tiling Company", 56, 574, 28],
    ]);
  });

  it.each([
    ["as large as can be", "Bathroom Tiling in Chelsea, SW3", 60, ["Bathroom", "Tiling in", "Chelsea, SW3"]],
    [
      "as large as four lines can be",
      "Bathroom Tiling in Chelsea, SW3 and Fulham",
      60,
      ["Bathroom", "Tiling in", "Chelsea, SW3", "and Fulham"],
    ],
    ["smaller for a wide word", "Refurbishment", 54, ["Refurbishment"]],
    [
      "smaller for many words",
      "Bathroom Wall and Floor  Tiling in St John's Wood, Hampstead and Primrose Hill",
      48,
      ["Bathroom Wall", "and Floor Tiling in", "St John's Wood,", "Hampstead and", "Primrose Hill"],
    ],
    [
      "smallest for a very wide word",
      "Kensington-and-Chelsea tilers",
      36,
      ["Kensington-and-Chelsea", "tilers"],
    ],
    [
      "broken within a word that is wider than the panel",
      "Tiles for Llanfairpwllgwyngyllgogerychwyrndrobwll",
      36,
      ["Tiles for", "Llanfairpwllgwyngyllgo", "gerychwyrndrobwll"],
    ],
  ])("have a title that is %s: %s", (_how, title, size, lines) => {
    const words = placed(title).slice(0, -1);
    expect(words).toEqual(
      lines.map((line, index) => [line, 56, expect.closeTo(196 + index * size * 1.12, 1), size]),
    );
    for (const [line] of words) expect(font.getAdvanceWidth(line, size)).toBeLessThanOrEqual(428);
  });

  it.each([
    ["O'Brien & Söhne Ltd", [["O'Brien & Söhne Ltd", 28, 574]]],
    [
      "Bishopsgate Marble and Mosaic Works Ltd.",
      [
        ["Bishopsgate Marble and Mosaic", 28, 574 - 28 * 1.12],
        ["Works Ltd.", 28, 574],
      ],
    ],
    [
      "Fliesenlegermeisterbetrieb Brandt & Voß",
      [
        ["Fliesenlegermeisterbetrieb", 28, 574 - 28 * 1.12],
        ["Brandt & Voß", 28, 574],
      ],
    ],
    ["Fliesenlegermeistergenossenschaft", [["Fliesenlegermeistergenossenschaft", 24, 574]]],
  ] as const)("have a company's name that stays on the panel: %s", (companyName, lines) => {
    const named = placed("Tiles", companyName).slice(1);
    expect(named.map(([line, , y, size]) => [line, size, y])).toEqual(
      lines.map(([line, size, y]) => [line, size, expect.closeTo(y, 1)]),
    );
    for (const [line, , , size] of named) expect(font.getAdvanceWidth(line, size)).toBeLessThanOrEqual(428);
  });

  it("leave out lines for which there is no room, rather than cover the company's name", () => {
    const words = placed("Tiling ".repeat(60).trim());
    expect(words).toHaveLength(8 + 1);
    expect(words.at(-2)?.[2]).toBeLessThan(574 - 28);
  });
});
