/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, sep } from "node:path";
import { onPostBuild } from "../../../src/gatsby/node/on-post-build";
import { onPreBuild } from "../../../src/gatsby/node/on-pre-build";
import { damaged } from "../../post-build/finished-page";
import { chunks, gatsbyPage, website } from "../../post-build/gatsby-page";
import { runHook } from "./run-hook";

let site: string;

beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), "on-post-build-"));
  await symlink(join(process.cwd(), "node_modules"), join(site, "node_modules"));
  await write("static/hero.png", onePixel);
  await write("favicon.svg", await readFile("static/favicon.svg"));
});

afterEach(() => rm(site, { recursive: true }));

const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A page as Gatsby builds it; each shows the home page's picture. */
const built = (words: string, path: string) =>
  gatsbyPage({ main: `${words}<img src="/static/hero.png" alt="A green bathroom" loading="lazy">`, path });

/** Writes a file as Gatsby does, below public/. */
async function write(path: string, words: string | Buffer = path): Promise<void> {
  const file = join(site, "public", path);
  const address = `/${path}`.replace(/\/?(index)?\.html$/, "") || "/";
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, path.endsWith(".html") ? built(String(words), address) : words);
}

function store(paths: string[] = []) {
  return {
    getState: () => ({
      program: { directory: site },
      pages: new Map(paths.map((path) => [path, { componentChunkName: "area" }])),
    }),
  };
}

/** Runs the hook after a build that has these pages, and the home page, without which there is no site. */
async function runPostBuild(...others: string[]): Promise<void> {
  const paths = [...new Set(["/", ...others])];
  if (!others.includes("/")) await write("index.html");
  await write("webpack.stats.json", JSON.stringify(chunks));
  await write("page-data/app-data.json", '{"webpackCompilationHash":"54d7"}');
  for (const { assets } of Object.values(chunks.namedChunkGroups))
    for (const { name } of assets) await write(name);
  for (const path of paths)
    await write(`page-data/${path === "/" ? "index" : path}/page-data.json`, '{"staticQueryHashes":[]}');
  await runHook(onPostBuild, {
    store: store(paths),
    reporter: { activityTimer },
    graphql: async () => ({
      data: {
        company: { website, name: "London Tiling Company", email: "quotes@londontiling.example" },
        redirects: { redirects: [{ from: "/areas/old", to: "/areas/chelsea" }] },
      },
    }),
  });
}

/** The names of the steps that are listed among Gatsby's own. */
const steps: string[] = [];
const activityTimer = (name: string) => ({ start: () => {}, end: () => steps.push(name) });

const prepareBuild = () => runHook(onPreBuild, { store: store() });

/** The files of pages. */
async function files(): Promise<string[]> {
  const folder = join(site, "public");
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) =>
        entry.isFile() &&
        !/^(robots\.txt|security\.txt|_headers|_redirects(\.[a-z]+)?|.*-data\.json|webpack\.stats\.json|early\.js|fresh-page\.js|.*-\d\.js)$/.test(
          entry.name,
        ),
    )
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((file) => !/^(share|static)\/|icon|manifest|\.(br|gz)$/.test(file))
    .sort();
}

const text = (path: string) => readFile(join(site, "public", path), "utf8");

/** What a visitor reads on a page. */
async function words(path: string): Promise<string | undefined> {
  return /<main>(.*)<img/.exec(await text(path))?.[1];
}

describe("After a build", () => {
  it("a page is a file of its own name, so that a host answers at once", async () => {
    await write("areas/chelsea/index.html", "Chelsea");
    await runPostBuild("/areas/chelsea");
    expect(await files()).toEqual(["areas/chelsea.html", "index.html"]);
    expect(await words("areas/chelsea.html")).toBe("Chelsea");
  });

  it("the page's empty folder is gone, because a host would redirect to it", async () => {
    await write("areas-covered/index.html");
    await runPostBuild("/areas-covered");
    expect(await readdir(join(site, "public"))).not.toContain("areas-covered");
  });

  it("robots.txt names the sitemap at the site's own address", async () => {
    await write("index.html");
    await runPostBuild("/");
    expect(await text("robots.txt")).toContain(`Sitemap: ${website}/sitemap-index.xml`);
  });

  it("a page and the pages below it stand side by side", async () => {
    await write("portfolio/index.html", "Portfolio");
    await write("portfolio/cafe/index.html", "Café");
    await runPostBuild("/portfolio", "/portfolio/cafe");
    expect(await files()).toEqual(["index.html", "portfolio.html", "portfolio/cafe.html"]);
    expect(await words("portfolio.html")).toBe("Portfolio");
  });

  it("they stand side by side in whichever order Gatsby lists them", async () => {
    await write("portfolio/index.html");
    await write("portfolio/cafe/index.html");
    await runPostBuild("/portfolio/cafe", "/portfolio");
    expect(await files()).toEqual(["index.html", "portfolio.html", "portfolio/cafe.html"]);
  });

  it("the home page stays where every host looks for it", async () => {
    await write("index.html");
    await runPostBuild("/");
    expect(await files()).toEqual(["index.html"]);
  });

  it("the 404 page stays where every host looks for it", async () => {
    await write("404.html");
    await write("404/index.html");
    await runPostBuild("/404", "/404.html");
    expect(await files()).toEqual(["404.html", "index.html"]);
    expect(await words("404.html")).toBe("404.html");
    await prepareBuild();
    expect(await files()).toEqual(["404.html", "404/index.html", "index.html"]);
  });

  it("a page has a social image", async () => {
    await write("areas/chelsea/index.html");
    await runPostBuild("/areas/chelsea");
    expect(await readdir(join(site, "public/share/areas"))).toEqual(["chelsea.jpg"]);
  });

  it("Gatsby lists our own steps with the time that each took", async () => {
    steps.length = 0;
    await write("index.html");
    await runPostBuild("/");
    expect(steps).toEqual([
      "transform pages",
      "make social images",
      "make icons",
      "write hosts' files",
      "check pages",
    ]);
  });

  it("a page loads no script by itself before hydration, and brings its policy", async () => {
    await write("index.html");
    await runPostBuild("/");
    expect(await text("index.html")).not.toContain("<script src");
  });

  it("what only Gatsby reads does not go to visitors, and is back before it builds again", async () => {
    for (const file of ["_gatsby/slices/1.html", "chunk-map.json", "webpack.stats.json", "~partytown/a.js"])
      await write(file, "{}");
    await runPostBuild();
    expect(await readdir(join(site, "public"))).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/_gatsby|chunk-map|stats|partytown/)]),
    );
    await prepareBuild();
    expect(await readdir(join(site, "public"))).toEqual(
      expect.arrayContaining(["_gatsby", "chunk-map.json", "webpack.stats.json"]),
    );
  });

  it("other files in a page's folder stay", async () => {
    await write("areas/chelsea/index.html");
    await write("areas/chelsea/map.svg");
    await runPostBuild("/areas/chelsea");
    expect(await files()).toEqual(["areas/chelsea.html", "areas/chelsea/map.svg", "index.html"]);
  });

  it("what the owner put into static stays", async () => {
    await mkdir(join(site, "static"));
    await writeFile(join(site, "static/google1234.html"), "");
    await write("google1234.html");
    await runPostBuild();
    expect(await files()).toEqual(["google1234.html", "index.html"]);
  });

  it("no page of an earlier build is left, though Gatsby forgot it with its cache", async () => {
    await write("areas/mayfair/index.html");
    await runPostBuild("/areas/mayfair");
    await rm(join(site, ".cache"), { recursive: true });
    await prepareBuild();
    await runPostBuild();
    expect(await files()).toEqual(["index.html"]);
  });
});

describe("A build fails", () => {
  beforeEach(() => write("index.html", "Home"));

  it.each([
    [
      "Gatsby no longer writes a part that a page must have",
      'name="viewport"',
      'name="window"',
      "/ has 0 viewports",
    ],
    [
      "a page has a style attribute",
      "<main>",
      "<main style='color:red'>",
      "/ has a main with the attribute style",
    ],
    ["a page is left without charset", '<meta charSet="utf-8"/>', "", "/: its charset is missing"],
  ])("because %s", async (_what, from, to, fault) => {
    const file = join(site, "public/index.html");
    await writeFile(file, damaged(await readFile(file, "utf8"), from, to));
    await expect(runPostBuild("/")).rejects.toThrow(fault);
  });

  it("because Gatsby lists a page that it did not write", async () => {
    await expect(runPostBuild("/", "/areas/chelsea")).rejects.toThrow(
      "/areas/chelsea: Gatsby has this page but did not write areas/chelsea/index.html",
    );
  });

  it("and names twenty faults at most", async () => {
    const main = "<p style='a'></p>".repeat(25);
    await writeFile(
      join(site, "public/index.html"),
      damaged(await text("index.html"), "<main>", `<main>${main}`),
    );
    await expect(runPostBuild("/")).rejects.toThrow(
      /^Built pages are not fit to publish:(\n {2}\/ has.*){20}\n {2}and 5 more$/,
    );
  });
});

describe("Before a further build", () => {
  beforeEach(async () => {
    await write("index.html", "Home");
    await write("areas/chelsea/index.html", "Chelsea");
    await write("areas/mayfair/index.html", "Mayfair");
    await runPostBuild("/", "/areas/chelsea", "/areas/mayfair");
    await prepareBuild();
  });

  it("Gatsby finds every page as it built it, because it mends only what changed", async () => {
    expect(await files()).toEqual(["areas/chelsea/index.html", "areas/mayfair/index.html", "index.html"]);
    expect(await words("areas/chelsea/index.html")).toBe("Chelsea");
  });

  it("pages that it leaves alone are the same afterwards, and those that it changes are new", async () => {
    await write("areas/mayfair/index.html", "Mayfair, rewritten");
    await runPostBuild("/", "/areas/chelsea", "/areas/mayfair");
    expect(await files()).toEqual(["areas/chelsea.html", "areas/mayfair.html", "index.html"]);
    expect(await words("areas/chelsea.html")).toBe("Chelsea");
    expect(await words("areas/mayfair.html")).toBe("Mayfair, rewritten");
  });

  it("a page that it takes away has no file any more", async () => {
    await rm(join(site, "public", "areas/mayfair"), { recursive: true });
    await runPostBuild("/", "/areas/chelsea");
    expect(await files()).toEqual(["areas/chelsea.html", "index.html"]);
  });

  it("a build that breaks off leaves nothing behind that a later one would take for new", async () => {
    await rm(join(site, "public", "areas/mayfair"), { recursive: true });
    await write("areas/chelsea/index.html", "Chelsea, rewritten");
    await prepareBuild();
    await runPostBuild("/", "/areas/chelsea");
    expect(await files()).toEqual(["areas/chelsea.html", "index.html"]);
    expect(await words("areas/chelsea.html")).toBe("Chelsea, rewritten");
  });
});
