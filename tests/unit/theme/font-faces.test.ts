import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brandFontPath, fontFaces, latinFontPath, textFontPath } from "../../../src/theme/font-faces";
import { fonts } from "../../../src/theme/tokens";

const faceOf = (family: string) =>
  new RegExp(`@font-face\\{font-family:"${family}"[^}]*\\}`).exec(fontFaces)?.[0];

/** The families in a list, without generic ones such as sans-serif. */
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

  it("have a face for each family that the styles name", () => {
    for (const family of Object.values(fonts).flatMap(namedIn)) expect(faceOf(family)).toBeDefined();
  });
});
