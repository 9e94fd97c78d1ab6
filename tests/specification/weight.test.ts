import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { pagePaths } from "../../src/routes";
import { readBuiltPages } from "../support/built-site";

const kilobyte = 1024;

/**
 * The most bytes of a page's HTML with its styles, packed with brotli as hosts send it. With some 300 bytes of headers, 14.3 KB
 * fit into the first ten packets of a connection. Home, which has the form and thirty pictures, has more.
 */
const mostBytes = (path: string) => (path === pagePaths.home ? 18 : 14.6) * kilobyte;

const packed = readBuiltPages().map(({ path, file }) => {
  return { path, bytes: brotliCompressSync(readFileSync(file)).length, most: mostBytes(path) };
});

it.each(packed)("The HTML of $path is at most $most bytes, packed", ({ bytes, most }) => {
  expect(bytes).toBeLessThanOrEqual(most);
});
