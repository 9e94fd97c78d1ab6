import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brandFontAddress, fontFaces, latinFontAddress, textFontAddress } from "../../src/theme/font-faces";
import { fonts } from "../../src/theme/tokens";

const faceOf = (family: string) =>
  new RegExp(`@font-face\\{font-family:"${family}"[^}]*\\}`).exec(fontFaces)?.[0];

/** The families of a list that are not the device's own words for fonts. */
const namedIn = (list: string) => [...list.matchAll(/"([^"]+)"/g)].map(([, family = ""]) => family);

describe("The company's fonts", () => {
  it.each([
    ["fraunces-500", brandFontAddress],
    ["hanken-grotesk", textFontAddress],
    ["hanken-grotesk-latin", latinFontAddress],
  ])(
    "are named after what is in them, so that a new one is asked for by whoever kept the old: %s",
    (name, address) => {
      const hash = createHash("sha256")
        .update(readFileSync(join("static", address)))
        .digest("hex");
      expect(address).toBe(`/fonts/${name}-${hash.slice(0, 8)}.woff2`);
    },
  );

  it("fetch the file with all of Latin-1 only for texts that need more than English does", () => {
    const addresses = [...fontFaces.matchAll(/url\("([^"]+)"\)[^}]*unicode-range:([^}]+)/g)];
    // Of faces that share a character, browsers take the last.
    const [all, english] = addresses;
    expect(all?.slice(1)).toEqual([latinFontAddress, "U+A0-FF"]);
    expect(english?.[1]).toBe(textFontAddress);
    expect(english?.[2]).toMatch(/^U\+20-7E,/);
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
