/** @jest-environment node */
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";

/** A build without any cache; longer than any single test may take elsewhere. */
const buildTime = 300_000;

/** Everything that a build reads. */
const copied = [
  "data",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package.json",
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

/** One plain picture in the place of all: what is tested is pages, and encoding pictures takes minutes. */
async function simplifyPictures(folder: string): Promise<void> {
  const plain = await sharp({ create: { width: 1440, height: 1080, channels: 3, background: "#0f3d33" } })
    .jpeg()
    .toBuffer();
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (file.endsWith(".jpg")) writeFileSync(join(folder, file), plain);
  }
}

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), "new-area-"));
  for (const name of copied) cpSync(name, join(site, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(site, "node_modules"));
  await simplifyPictures(join(site, "data/images"));
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
