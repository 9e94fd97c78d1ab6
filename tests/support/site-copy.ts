import { cpSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";

/** Everything that a build and its tests read. */
const copied = [
  "data",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "jest.config.js",
  "package.json",
  "playwright.config.ts",
  "plugins",
  "src",
  "static",
  "tests",
  "tools",
  "tsconfig.json",
  ".browserslistrc",
];

/** Makes a fresh copy of the site in a folder, to be edited and built without touching this one. */
export function copySite(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
}
