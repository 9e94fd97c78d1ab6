import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { readBuiltPages } from "../site/built-site";

/** The most bytes of a page's HTML with its styles, packed with brotli as hosts send it (quality bar, C3). */
const most = 20 * 1024;

const packed = readBuiltPages().map(({ path, file }) => ({ path, pack: readFileSync(`${file}.br`) }));

it.each(packed)("The HTML of $path is at most 20 KB, packed", ({ pack }) => {
  expect(pack.length).toBeLessThanOrEqual(most);
  expect(brotliDecompressSync(pack).toString()).toMatch(/^<!DOCTYPE html>/);
});
