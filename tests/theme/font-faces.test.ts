import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { accentsFontAddress, brandFontAddress, fontFaces, textFontAddress } from "../../src/theme/font-faces";
import { fonts } from "../../src/theme/tokens";

const faceOf = (family: string) =>
  new RegExp(`@font-face\\{font-family:"${family}"[^}]*\\}`).exec(fontFaces)?.[0];

/** The families of a list that are not the device's own words for fonts. */
const namedIn = (list: string) => [...list.matchAll(/"([^"]+)"/g)].map(([, family = ""]) => family);

describe("The company's fonts", () => {
  it.each([
    ["fraunces-500", brandFontAddress],
    ["hanken-grotesk", textFontAddress],
    ["hanken-grotesk-accents", accentsFontAddress],
  ])(
    "are named after what is in them, so that a new one is asked for by whoever kept the old: %s",
    (name, address) => {
      const hash = createHash("sha256")
        .update(readFileSync(join("static", address)))
        .digest("hex");
      expect(address).toBe(`/fonts/${name}-${hash.slice(0, 8)}.woff2`);
    },
  );

  it("have every letter of Latin-1 in one of two files of the text's font, and none in both", () => {
    const ranges = [...fontFaces.matchAll(/unicode-range:([^}]+)/g)].map(([, list = ""]) =>
      list.split(",").flatMap((range) => {
        const [first = Number.NaN, last = first] = range
          .slice(2)
          .split("-")
          .map((code) => Number.parseInt(code, 16));
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      }),
    );
    const codes = ranges.flat();
    const latin1 = [...Array(0x100).keys()].filter((code) => code >= 0xa0 || (code >= 0x20 && code < 0x7f));
    expect(ranges).toHaveLength(2);
    expect(codes).toEqual(expect.arrayContaining(latin1));
    expect(codes).toHaveLength(new Set(codes).size);
  });

  it("come to the logo on the first page, however late, so that it is the same on all", () => {
    expect(faceOf("Logo")).toContain("font-display:swap");
  });

  it.each(["Fallback", "Fallback Android", "Text"])(
    "have a fallback of the same size and height: %s",
    (family) => {
      expect(faceOf(family)).toMatch(/size-adjust:[\d.]+%;ascent-override:[\d.]+%;descent-override:[\d.]+%/);
    },
  );

  it("are named as their faces are", () => {
    for (const family of Object.values(fonts).flatMap(namedIn)) expect(faceOf(family)).toBeDefined();
  });
});
