import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { standardPalette } from "../../src/content/derived/standard-palette";
import type { Company } from "../../src/content/types/company";
import { contentFolder, published } from "../content/valid-content";
import { hostile, newArea } from "../editor/new-area";
import { newDays } from "../editor/new-days";
import { changedTitle, newProject, newSlug, renamed } from "../editor/new-project";
import { copySite } from "../editor/site-copy";
import {
  areaPage,
  areas,
  company,
  faqs,
  filled,
  first,
  homePage,
  projects,
  services,
} from "../published/published-content";
import { type BuiltPage, pageAt, readBuiltPages } from "../site/built-site";
import { graphFaults, graphOf } from "../site/checks/graph";
import { parityFaults } from "../site/checks/parity";
import { valueFaults } from "../site/checks/values";

/** An editing session and a build without any cache; longer than any single test may take elsewhere. */
const buildTime = 420_000;

/** And an answer to one of the questions on the home page, with what the editor would tidy: written into its file. */
const hostileAnswer = `Yes </script </details <img/src="x" onerror="alert(3)" &lt/script &\u2028 it is "guaranteed".`;

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

/** A project of tests in the browser. Playwright refuses to run inside Jest. */
function runInBrowser(project: "session" | "edited"): void {
  const { JEST_WORKER_ID: _jest, ...environment } = process.env;
  const tests = ["tools/browser-tests.ts", `--project=${project}`];
  execFileSync("npx", ["tsx", ...tests], { stdio: "inherit", env: { ...environment, EDITED_SITE: site } });
}

const { insurance, guaranteeSpecimen, claims } = published("company.json") as Company;

/** The fixture's reviews, the newest first, as if they were about a service and an area of this site. */
const reviews = readdirSync(join(contentFolder, "reviews"))
  .map((file): Record<string, string> => {
    const { service, area, ...review } = Object(published(`reviews/${file}`));
    const about = {
      ...(service && { service: first(services).slug }),
      ...(area && { area: first(areas).slug }),
    };
    return { ...review, ...about };
  })
  .sort((one, other) => `${other.date}`.localeCompare(`${one.date}`));

/** Gives the company what shows that it is what it says. */
function addProof(): void {
  const data = join(site, "data");
  for (const folder of ["people", "certificates", "images/people", "images/certificates", "images/company"])
    cpSync(join(contentFolder, folder), join(data, folder), { recursive: true });
  mkdirSync(join(data, "reviews"));
  for (const review of reviews)
    writeFileSync(join(data, `reviews/${review.slug}.json`), JSON.stringify(review));
  const file = join(data, "company.json");
  const { claims: own, ...facts }: Company = JSON.parse(readFileSync(file, "utf8"));
  const proven = { ...own, reviewsAddress: claims.reviewsAddress };
  writeFileSync(file, JSON.stringify({ ...facts, insurance, guaranteeSpecimen, claims: proven }));
}

/** What an owner chose in the editor (tests/editor/your-own-site.spec.ts). */
async function giveItColoursAndMark(): Promise<void> {
  const file = join(site, "data/company.json");
  const brand = { colour: "#1b3a6b", accent: "#f2a03d", mark: "images/company/mark.png" };
  mkdirSync(join(site, "data/images/company"), { recursive: true });
  await sharp({ create: { width: 512, height: 512, channels: 4, background: "#1b3a6b80" } })
    .png()
    .toFile(join(site, "data", brand.mark));
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), brand }));
}

beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), "edited-site-"));
  copySite(site);
  await simplifyPictures(join(site, "data/images"));
  runInBrowser("session");
  addProof();
  await giveItColoursAndMark();
  const question = join(site, `data/faqs/${first(faqs).slug}.json`);
  const faq = JSON.parse(readFileSync(question, "utf8"));
  writeFileSync(question, JSON.stringify({ ...faq, answer: hostileAnswer }));
  const gatsby = resolve("node_modules/gatsby/cli.js");
  execFileSync("node", [gatsby, "build", "--no-uglify"], {
    cwd: site,
    stdio: "pipe",
    env: { ...process.env, NODE_ENV: "production", EDITOR_REPOSITORY: "owner/name" },
  });
}, buildTime);

afterAll(() => rmSync(site, { recursive: true, force: true }));

const page = (path: string) => readFileSync(join(site, "public", path), "utf8");

describe("A title changed in the editor", () => {
  it("is what the project's page is called", () => {
    expect(page(`portfolio/${first(projects).slug}.html`)).toContain(`<h1>${changedTitle}</h1>`);
  });

  it("is what the portfolio and the home page call it", () => {
    expect(page("portfolio.html")).toContain(changedTitle);
    expect(page("index.html")).toContain(changedTitle);
  });
});

describe("A project added in the editor", () => {
  it("has a page with its picture, which says nothing of a visualisation", () => {
    const { document } = pageAt(readBuiltPages(join(site, "public")), "/portfolio/loft-bathroom");
    // The neighbouring projects' pictures, at the foot of the page, keep their own words.
    const own = [...document.querySelectorAll(`figure:has(img[alt="${newProject.pictures[0].alt}"])`)];
    expect(own.length).toBeGreaterThan(0);
    expect(own.map((figure) => figure.querySelector("figcaption")?.textContent)).toEqual(
      own.map(() => undefined),
    );
  });

  it("is in the portfolio and in the sitemap", () => {
    expect(page("portfolio.html")).toContain("/portfolio/loft-bathroom");
    expect(page("sitemap-0.xml")).toContain(`${company.website}/portfolio/loft-bathroom<`);
  });
});

describe("A project whose slug was changed in the editor", () => {
  it("has its page at the new address, with its pictures", () => {
    expect(page(`portfolio/${newSlug}.html`)).toContain("<picture");
    expect(existsSync(join(site, `public/portfolio/${renamed.slug}.html`))).toBe(false);
  });

  it.each(["_redirects", "_redirects.nginx", "_redirects.caddy"])(
    "is led to from its old address: %s",
    (file) => {
      expect(page(file)).toMatch(new RegExp(`/portfolio/${renamed.slug}.* "?/portfolio/${newSlug}`));
    },
  );
});

describe("An area added in the editor", () => {
  it("gives the area a page", () => {
    const { document } = pageAt(readBuiltPages(join(site, "public")), "/areas/crouch-hill");
    expect(document.querySelector("h1")?.textContent).toBe(filled(areaPage.headline, { area: newArea.name }));
  });

  it("gives it a card on the overview", () => {
    expect(page("areas-covered.html")).toContain('href="/areas/crouch-hill"');
  });

  it("links it with its neighbours, both ways", () => {
    const neighbour = first(newArea.neighbours);
    expect(page("areas/crouch-hill.html")).toContain(`href="/areas/${neighbour}"`);
    expect(page(`areas/${neighbour}.html`)).toContain('href="/areas/crouch-hill"');
  });

  it("puts it into the sitemap", () => {
    expect(page("sitemap-0.xml")).toContain(`${company.website}/areas/crouch-hill<`);
  });

  it("leaves the original site as it was", () => {
    expect(existsSync("public/areas/crouch-hill.html")).toBe(false);
  });
});

describe("Proof of what the company says", () => {
  let pages: BuiltPage[];
  beforeAll(() => {
    pages = readBuiltPages(join(site, "public"));
  });

  const quoted = (path: string) =>
    [...pageAt(pages, path).document.querySelectorAll("blockquote")].map((quote) => [
      quote.textContent,
      quote.parentElement?.querySelector("a")?.getAttribute("href"),
    ]);
  const asShown = (some: typeof reviews) => some.map(({ words, address }) => [words, address]);
  const wordsOf = (path: string) => pageAt(pages, path).document.querySelector("main")?.textContent;

  it("has the newest three reviews on the home page, each with the way to where it stands", () => {
    expect(quoted("/")).toEqual(asShown(reviews.slice(0, 3)));
  });

  it("has on a service's page the newest review of it, and on an area's page its own", () => {
    const [service, area] = [first(services).slug, first(areas).slug];
    const ofService = reviews.filter((review) => review.service);
    expect(quoted(`/services/${service}`)).toEqual(asShown(ofService.slice(0, 1)));
    expect(quoted(`/areas/${area}`)).toEqual(asShown(reviews.filter((review) => review.area)));
    expect(quoted(`/services/${services[1]?.slug}`)).toEqual([]);
  });

  it("leads from the rating to where it can be checked", () => {
    const links = pageAt(pages, "/").document.querySelectorAll(`#home a[href="${claims.reviewsAddress}"]`);
    expect([...links].map(({ textContent }) => textContent)).toEqual([filled(homePage.hero.rating)]);
  });

  it("names on the company's page who comes, what is valid and no longer what has ended", () => {
    const said = wordsOf("/london-tiling-company");
    for (const words of [
      "Gráinne O'Brien",
      "Guild of Tilers & Setters",
      "Natural Stone, Level 3",
      "£2,000,000",
    ])
      expect(said).toContain(words);
    expect(said).not.toContain("Asbestos Awareness");
    expect(wordsOf("/")).toContain("£2,000,000");
  });

  it("has the specimen of the guarantee as it was stored", () => {
    const { document } = pageAt(pages, "/london-tiling-company");
    const address = document.querySelector('a[href$=".pdf"]')?.getAttribute("href");
    const stored = readFileSync(join(contentFolder, `${guaranteeSpecimen}`));
    expect(readFileSync(join(site, `public${address}`))).toEqual(stored);
  });

  it("is told to machines where they may take it, and no review is", () => {
    const [business] = graphOf(pageAt(pages, "/london-tiling-company"));
    expect(business).toMatchObject({
      employee: [{ name: "Jonas Söhne" }, { name: "Gráinne O'Brien" }],
      hasCredential: [{ name: "Natural Stone, Level 3" }],
      memberOf: [{ name: "Guild of Tilers & Setters" }],
    });
    const quoting = pages.filter(({ document }) => document.querySelector("blockquote"));
    expect(quoting).toHaveLength(3);
    expect(quoting.flatMap((page) => valueFaults(page, company))).toEqual([]);
  });
});

describe("What an owner entered for some days", () => {
  it("is seen on those days: tests/editor/days-shown.spec.ts", () => runInBrowser("edited"), buildTime);

  it("is told to search engines", () => {
    const [business] = graphOf(pageAt(readBuiltPages(join(site, "public")), "/"));
    expect(business?.specialOpeningHoursSpecification).toMatchObject(
      newDays.otherHours.map(({ from, to }) => ({ validFrom: from, validThrough: to })),
    );
  });
});

describe("A company with colours and a mark of its own", () => {
  it("shows nothing of the demonstration's green and brass in any page or icon", () => {
    const { bottle, bottleDeep, bottleMist, brass, brassLight, brassInk, ink, inkSoft } = standardPalette;
    const own = new RegExp(
      [bottle, bottleDeep, bottleMist, brass, brassLight, brassInk, ink, inkSoft].join("|"),
    );
    const pages = readBuiltPages(join(site, "public"));
    expect(pages.filter(({ document }) => own.test(document.documentElement.outerHTML))).toEqual([]);
    for (const file of ["favicon.svg", "manifest.webmanifest"]) expect(page(file)).not.toMatch(own);
  });

  it("keeps its colours in what wakes at a touch", () => {
    const scripts = readdirSync(join(site, "public/scripts")).filter((file) => /^quote-form.*js$/.test(file));
    expect(scripts.map((file) => page(`scripts/${file}`).includes("#1b3a6b"))).toEqual([true]);
  });

  it("has its mark beside its name on every page, as dots and nothing else", () => {
    for (const { document } of readBuiltPages(join(site, "public"))) {
      const mark = document.querySelector("header img")?.getAttribute("src");
      expect(mark).toMatch(/^\/static\/.*\.png$/);
      expect(existsSync(join(site, "public", String(mark)))).toBe(true);
    }
  });
});

describe("A site with a repository for its editor", () => {
  it("has the editor, which search engines leave out", () => {
    expect(page("admin/index.html")).toContain('"repository":"owner/name"');
    expect(page("admin/index.html")).toContain('<meta name="robots" content="noindex">');
    expect(existsSync(join(site, "public/admin/start.js"))).toBe(true);
  });

  it("adds nothing to the pages that visitors see", () => {
    const pages = readBuiltPages(join(site, "public"));
    const mentions = pages.filter(({ document }) =>
      /editor-settings|admin\/start/.test(document.documentElement.outerHTML),
    );
    expect(mentions.map(({ path }) => path)).toEqual([]);
    expect(page("sitemap-0.xml")).not.toContain("/admin");
  });
});

describe("Words that look like code", () => {
  const { website } = company;
  let pages: BuiltPage[];
  let area: Document;
  let home: Document;
  beforeAll(() => {
    pages = readBuiltPages(join(site, "public"));
    area = pageAt(pages, "/areas/crouch-hill").document;
    home = pageAt(pages, "/").document;
  });

  const spaced = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ");
  const tag = (selector: string) => area.querySelector(selector)?.getAttribute("content");

  it("are shown as words, on the page, on the card and in an answer", () => {
    expect(spaced(area.body.textContent)).toContain(spaced(hostile.introduction));
    const overview = pageAt(pages, "/areas-covered").document;
    expect(spaced(overview.body.textContent)).toContain(spaced(hostile.description));
    expect([...home.querySelectorAll("details p")].map(({ textContent }) => textContent)).toContain(
      hostileAnswer,
    );
  });

  it("are read as words by search engines and messengers", () => {
    expect(area.title).toBe(hostile.seoTitle);
    expect(tag('meta[property="og:title"]')).toBe(hostile.seoTitle);
    expect(tag('meta[name="description"]')).toBe(hostile.seoDescription);
    expect(tag('meta[property="og:description"]')).toBe(hostile.seoDescription);
  });

  it("start no script and make no element", () => {
    for (const document of [area, home]) {
      const scripts = [...document.querySelectorAll("script")].map(({ textContent }) => textContent ?? "");
      const started = scripts.filter((text) => /owned|alert/.test(text) && !text.startsWith('{"@context"'));
      expect(started).toEqual([]);
      expect([...document.querySelectorAll("[onerror], head b, main b")]).toEqual([]);
    }
  });

  it("are told to machines letter by letter, and break no page's structured data", () => {
    const told = (path: string) => JSON.stringify(graphOf(pageAt(pages, path)));
    const inJson = (words: string) => JSON.stringify(words).slice(1, -1);
    expect(told("/areas/crouch-hill")).toContain(inJson(hostile.introduction));
    expect(told("/")).toContain(inJson(hostileAnswer));
    const faults = pages.flatMap((page) => [...graphFaults(page, website), ...parityFaults(page, website)]);
    expect(faults).toEqual([]);
  });

  it("are drawn as words in the social image", async () => {
    const picture = await sharp(join(site, "public/share/areas/crouch-hill.jpg")).metadata();
    expect(picture).toMatchObject({ width: 1200, height: 630 });
  });
});
