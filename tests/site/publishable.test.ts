/** @jest-environment node */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressesIn, checkPage } from "../../src/publish/check-pages";
import { builtPaths, publicFolder } from "./built-site";

const html = (path: string) =>
  readFileSync(join(publicFolder, path === "/" ? "index.html" : `${path}.html`), "utf8");
const pages = builtPaths().map((path) => ({ path, html: html(path) }));

/** The page to damage: one with a hero and an island of React, whichever the content gives both. */
const [victim] = pages.filter(
  ({ html }) => /<img[^>]* fetchpriority="high"/i.test(html) && html.includes("data-props="),
);

let files: ReadonlySet<string>;
beforeAll(async () => {
  files = await addressesIn(publicFolder);
});

const faults = (page: { path: string; html: string }) =>
  checkPage(page.html, files).map((fault) => `${page.path} ${fault}`);

it("Every built page passes the checks that ended its build", () => {
  expect(pages.flatMap(faults)).toEqual([]);
});

it("Every built page lets in its own files and the mail provider's address, and nothing loosely", () => {
  for (const { html } of pages) {
    const [, policy = ""] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    expect(policy).toMatch(/^default-src &#x27;none&#x27;; .*; base-uri &#x27;none&#x27;$/);
    expect(policy).not.toMatch(/unsafe-|\*|\s(https?|blob|filesystem|wss?):(;|\s|$)/);
  }
});

/** A page after its damage, which must have hit something. */
function damaged(page: string, from: string | RegExp, to: string): string {
  const result = page.replace(from, () => to);
  if (result === page) throw new Error(`There is no ${from} to damage`);
  return result;
}

it.each([
  ["its policy", /<meta http-equiv="Content-Security-Policy"[^>]*>/, "", "content security policies"],
  [
    "its policy's strictness",
    "script-src &#x27;self&#x27;",
    "script-src &#x27;self&#x27; &#x27;unsafe-inline&#x27;",
    "another policy",
  ],
  ["its loader", /<script type="module">.*?<\/script>/s, "", "has 0 scripts of its own"],
  ["the name of an island's script", / data-script="[^"]*"/, "", "whose script is not named"],
  ["an island's script", /-[0-9a-f]+\.js"/, '-00000000.js"', "which is not there"],
  ["an island's props", /-[0-9a-f]+\.json"/, '-00000000.json"', "whose props are"],
  ["its peace", "<main", '<script src="/app.js"></script><main', "loads 2 scripts"],
  ["the laziness of another picture", ' loading="lazy"', "", "does not preload its hero, and nothing else"],
  ["the preload of its hero", /<link rel="preload" as="image"[^>]*>/g, "", "does not preload its hero"],
  ["its styles", /<style.*?<\/style>/gs, "", "has no styles"],
  ["the order of its styles", "<main", "<main style='color:red'", "the attribute style"],
  ["the hash of a script", 'type="speculationrules">', 'type="speculationrules"> ', "another policy"],
])("A built page is not fit to publish once it has lost: %s", (_what, from, to, fault) => {
  if (!victim) throw new Error("No page of this content has a hero: there is nothing to damage");
  const found = faults({ ...victim, html: damaged(victim.html, from, to) });
  expect(found.join("\n")).toContain(fault);
});
