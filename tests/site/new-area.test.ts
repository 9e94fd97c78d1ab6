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

/** Words that break out of a careless page, as an editor may paste them. */
const hostile = {
  description: `Hillside streets </script><script>document.title="owned"</script> with tall "Edwardian" terraces & flats.`,
  introduction: `A row of tall houses &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; climbs from the clock tower, and a bathroom at the top has a long way down\u2028for its rubble.`,
};

const newArea = {
  slug: "crouch-end",
  name: "Crouch End",
  borough: "Haringey",
  postcodes: ["N8"],
  latitude: 51.57912,
  longitude: -0.12365,
  neighbours: ["islington"],
  ...hostile,
  seoTitle: "Bathroom Tiling in Crouch End, N8",
  seoDescription:
    "Bathroom tiling in Crouch End, where Edwardian bedrooms became bathrooms and floors must be stiffened. Free quote.",
  homes:
    "Between the Broadway and Alexandra Park run long rows of red brick from the decade before the First World War, three storeys with gables and bay windows. Many were split into maisonettes in the seventies, when back bedrooms were plumbed for the first time. Their partitions carry little weight.",
  bathrooms:
    "A former bedroom is generous, often three metres each way, but its boards spring under a heavy tile. Extra noggins between the joists and a cement board on top cure that before any adhesive is mixed. Chimney breasts stay in the way, so niches are cut beside them and shelves stand where grates were.",
  conservation:
    "Several streets belong to a conservation area, and the council looks at vents and pipes on front gables with care. Leaseholders of a maisonette ask whoever owns the freehold, commonly the neighbour upstairs, before a soil stack is moved.",
  access:
    "No Tube station means more cars at the kerb; a van finds room before eight in the morning or not at all. The hill is steep enough that pallets are set down at the corner, then barrowed. Narrow staircases turn twice, so slabs longer than a metre go through a window.",
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
  // Scripts need not be made small: nothing here looks into them.
  execFileSync("node", [gatsby, "build", "--no-uglify"], {
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

describe("Words that look like code", () => {
  const area = () => new DOMParser().parseFromString(page("areas/crouch-end.html"), "text/html");
  const spaced = (text: string | null) => (text ?? "").replace(/\s+/g, " ");

  it("are shown as words, on the page and on the card", () => {
    expect(spaced(area().body.textContent)).toContain(spaced(hostile.introduction));
    const overview = new DOMParser().parseFromString(page("areas-covered.html"), "text/html");
    expect(spaced(overview.body.textContent)).toContain(spaced(hostile.description));
  });

  it("start no script", () => {
    const scripts = [...area().querySelectorAll("script")].map((script) => script.textContent ?? "");
    expect(scripts.filter((text) => /owned|alert/.test(text) && !text.startsWith('{"@context"'))).toEqual([]);
  });

  it("are told to machines letter by letter", () => {
    const [data] = area().querySelectorAll('script[type="application/ld+json"]');
    const descriptions = JSON.stringify(JSON.parse(data?.textContent ?? "{}"));
    expect(descriptions).toContain(JSON.stringify(hostile.introduction).slice(1, -1));
  });
});
