/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { first, projects, services } from "../published/published-content";
import { publicFolder } from "./built-site";

/** Only the lightbox opens a dialog over the page; names are lost when scripts are made small, this is not. */
const chunks = readdirSync(publicFolder)
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ file, text: readFileSync(join(publicFolder, file), "utf8") }))
  .filter(({ text }) => text.includes("showModal"));

const withPictures = [
  "portfolio.html",
  `portfolio/${first(projects).slug}.html`,
  `services/${first(services).slug}.html`,
];

describe("The lightbox", () => {
  it("is one chunk of its own, of at most 6 KB compressed", () => {
    expect(chunks).toHaveLength(1);
    const bytes = chunks.map(({ text }) => gzipSync(text).length);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(6 * 1024);
  });

  it.each(withPictures)("is not among the scripts that %s loads first", (page) => {
    const html = readFileSync(join(publicFolder, page), "utf8");
    const first = [...html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\/([^"]+\.js)"/g)].map(
      ([, file]) => file,
    );
    expect(first.length).toBeGreaterThan(0);
    for (const { file } of chunks) expect(first).not.toContain(file);
  });
});
