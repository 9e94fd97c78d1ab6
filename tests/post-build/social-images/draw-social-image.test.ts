/** @jest-environment node */
import { readFileSync } from "node:fs";
import { parse } from "opentype.js";
import { drawSocialImageWords } from "../../../src/post-build/social-images/draw-social-image";

const bytes = readFileSync("src/post-build/social-images/fraunces-500.woff");
const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

const draw = (title: string) => drawSocialImageWords({ title, companyName: "London Tiling Company" }, font);

/** The outlines of the title's lines and of the company's name. */
const outlines = (title: string) => [...draw(title).matchAll(/<path fill="(#\w+)" d="([^"]*)"/g)];

describe("The words of a social image", () => {
  it("are outlines, so that no machine needs the font", () => {
    expect(draw("Bathroom Tiling in Chelsea, SW3")).not.toMatch(/<text|font-family/);
  });

  it.each(["Bathroom", "Hampstead", "Site Visit", "St John's Wood, NW8"])("are whole: %s", (title) => {
    const broken = outlines(title).filter(([, , path = ""]) => !/^[MLQCZ\d. -]+$/.test(path));
    expect(broken).toHaveLength(0);
  });

  it("are broken into lines that fit the panel", () => {
    for (const [, , path = ""] of outlines("Bathroom Refurbishment in London, Start to Finish")) {
      const across = [...path.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
      expect(Math.max(...across)).toBeLessThan(540);
    }
  });

  it("leave out lines for which there is no room, rather than cover the company's name", () => {
    expect(outlines("Tiling ".repeat(60)).length).toBeLessThanOrEqual(9);
  });
});
