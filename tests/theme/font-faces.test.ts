import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brandFontPath, fontFaces, latinFontPath, textFontPath } from "../../src/theme/font-faces";
import { fonts } from "../../src/theme/tokens";

const faceOf = (family: string) =>
  new RegExp(`@font-face\\{font-family:"${family}"[^}]*\\}`).exec(fontFaces)?.[0];

/** The code points of a unicode-range: U+20-7E,U+A3,U+2???. */
function charactersIn(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [first = "", last = first] = part.replace("U+", "").split("-");
    const [from, to] = [
      Number.parseInt(first.replaceAll("?", "0"), 16),
      Number.parseInt(last.replaceAll("?", "F"), 16),
    ];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** The families of a list that are not the device's own words for fonts. */
const namedIn = (list: string) => [...list.matchAll(/"([^"]+)"/g)].map(([, family = ""]) => family);

describe("The company's fonts", () => {
  it.each([
    ["fraunces-500", brandFontPath],
    ["hanken-grotesk", textFontPath],
    ["hanken-grotesk-latin", latinFontPath],
  ])(
    "have a hash of their content in their names, so that a new file replaces one that a browser kept: %s",
    (name, address) => {
      const hash = createHash("sha256")
        .update(readFileSync(join("static", address)))
        .digest("hex");
      expect(address).toBe(`/fonts/${name}-${hash.slice(0, 8)}.woff2`);
    },
  );

  it("fetch the file with all of Latin-1 only for texts that need more than English does", () => {
    const addresses = [...fontFaces.matchAll(/url\("([^"]+)"\)[^}]*unicode-range:([^}]+)/g)];
    expect(addresses.map(([, address]) => address)).toEqual([latinFontPath, textFontPath]);
    const [latin = [], english = []] = addresses.map(([, , range = ""]) => charactersIn(range));
    expect(latin.filter((character) => english.includes(character))).toEqual([]);
    const latin1 = Array.from({ length: 0x60 }, (_, index) => 0xa0 + index);
    expect(latin1.filter((character) => !latin.includes(character) && !english.includes(character))).toEqual(
      [],
    );
    expect([..."aZ 9£é–’"].filter((letter) => !english.includes(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  it("have a face for each family that the styles name", () => {
    for (const family of Object.values(fonts).flatMap(namedIn)) expect(faceOf(family)).toBeDefined();
  });
});
