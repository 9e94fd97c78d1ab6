/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A build from a warm cache; longer than any single test may take elsewhere. */
const buildTime = 300_000;

const copied = [
  ".cache",
  "data",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
  "public",
  "src",
  "static",
  "tools",
  "tsconfig.json",
  ".browserslistrc",
];

const newArea = {
  ...JSON.parse(readFileSync("data/areas/chelsea.json", "utf8")),
  slug: "crouch-end",
  name: "Crouch End",
  postcodes: ["N8"],
  latitude: 51.57912,
  longitude: -0.12365,
  neighbours: ["islington"],
  description: "A hill of Edwardian terraces whose bathrooms were once bedrooms.",
  seoTitle: "Bathroom Tiling in Crouch End, N8",
  seoDescription:
    "Bathroom tiling in Crouch End, where Edwardian bedrooms became bathrooms and floors must be stiffened. Free quote.",
};

let site: string;

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), "new-area-"));
  for (const name of copied) cpSync(name, join(site, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
  writeFileSync(join(site, "data/areas/crouch-end.json"), JSON.stringify(newArea));
  const gatsby = resolve("node_modules/gatsby/cli.js");
  execFileSync("node", [gatsby, "build"], {
    cwd: site,
    stdio: "pipe",
    env: { ...process.env, NODE_ENV: "production" },
  });
}, buildTime);

afterAll(() => rmSync(site, { recursive: true, force: true }));

const page = (path: string) => readFileSync(join(site, "public", path), "utf8");

describe("One file added to data/areas", () => {
  it("gives the area a page", () => {
    expect(page("areas/crouch-end.html")).toContain("Bathroom Tiling in Crouch End");
  });

  it("gives it a card on the overview", () => {
    expect(page("areas-covered.html")).toContain('href="/areas/crouch-end"');
  });

  it("links it with its neighbours, both ways", () => {
    expect(page("areas/crouch-end.html")).toContain('href="/areas/islington"');
    expect(page("areas/islington.html")).toContain('href="/areas/crouch-end"');
  });

  it("puts it into the sitemap", () => {
    expect(page("sitemap-0.xml")).toContain("https://londontiling.example/areas/crouch-end<");
  });

  it("leaves the original site as it was", () => {
    expect(existsSync("public/areas/crouch-end.html")).toBe(false);
  });
});
