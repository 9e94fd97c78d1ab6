import { readdirSync } from "node:fs";
import { sep } from "node:path";
import { pagePaths } from "../../src/routes/page-paths";
import { areas, first, projects, services } from "../published/published-content";
import { type BuiltPage, brokenPage, internalPath, pageAt, publicFolder, readBuiltPages } from "./built-site";
import { missingFiles } from "./checks/files";
import { farPages, linkFaults } from "./checks/links";

const pages: readonly BuiltPage[] = readBuiltPages();

const files = new Set(
  readdirSync(publicFolder, { recursive: true, encoding: "utf8" }).map(
    (file) => `/${file.split(sep).join("/")}`,
  ),
);

describe("The built site", () => {
  it("has a page for every route and for nothing else", () => {
    const expected = [
      ...Object.values(pagePaths).filter((path) => typeof path === "string"),
      ...areas.map(({ slug }) => pagePaths.area(slug)),
      ...services.map(({ slug }) => pagePaths.service(slug)),
      ...projects.map(({ slug }) => pagePaths.project(slug)),
    ];
    expect(pages.map(({ path }) => path).sort()).toEqual(expected.sort());
  });

  it("links only to pages and anchors that exist", () => {
    const faults = pages.flatMap((page) => linkFaults(page, pages).map((fault) => `${page.path} ${fault}`));
    expect(faults).toEqual([]);
  });

  it("asks for no file that is not there: pictures in every size, icons, the font, the manifest", () => {
    const faults = pages.flatMap((page) => missingFiles(page, files).map((fault) => `${page.path} ${fault}`));
    expect(faults).toEqual([]);
  });

  it("writes every internal link without a slash at the end", () => {
    const slashed = pages.flatMap(({ path, document }) =>
      [...document.querySelectorAll("a[href]")]
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => internalPath(href, path)?.pathname.match(/.\/$/)),
    );
    expect(slashed).toEqual([]);
  });

  it("is at most two clicks deep", () => {
    expect(farPages(pages)).toEqual(["/404"]);
  });
});

/** The page to damage. */
const victim = pagePaths.area(first(areas).slug);

describe("A page is reported if it", () => {
  it.each([
    ["links to a page that is not there", 'href="/areas-covered"', 'href="/nowhere"', "links to /nowhere"],
    [
      "links to a picture that is not there",
      'href="/areas-covered"',
      'href="/static/no.jpg"',
      "links to /static/no.jpg",
    ],
    ["links to a place that is not there", 'href="/#contact"', 'href="/#nothing"', "links to /#nothing"],
  ])("%s", (_what, from, to, fault) => {
    expect(linkFaults(brokenPage(pages, victim, from, to), pages)).toContain(fault);
  });

  it.each([
    [
      "lacks one size of a picture",
      /(srcset="\/static\/)[^ ]*/i,
      "$1none.avif",
      "asks for /static/none.avif",
    ],
    [
      "lacks its manifest",
      'href="/manifest.webmanifest"',
      'href="/none.webmanifest"',
      "asks for /none.webmanifest",
    ],
  ])("%s", (_what, from, to, fault) => {
    expect(missingFiles(brokenPage(pages, victim, from, to), files)).toEqual([fault]);
  });

  it("lies three clicks away", () => {
    const hidden = { ...pageAt(pages, victim), path: "/areas/hidden" };
    expect(farPages([...pages, hidden])).toContain("/areas/hidden");
  });
});
