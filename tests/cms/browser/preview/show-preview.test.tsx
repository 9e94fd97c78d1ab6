import { act } from "@testing-library/react";
import type { PreviewProps } from "../../../../src/cms/browser/decap";
import {
  areaPage,
  type HomeData,
  type PreviewedPage,
} from "../../../../src/cms/browser/preview/previewed-pages";
import { previewOf } from "../../../../src/cms/browser/preview/show-preview";
import { homePageSchema } from "../../../../src/content/types/pages/home-page";
import { HomeHero } from "../../../../src/sections/home/HomeHero";
import { changed, published } from "../../../content/valid-content";
import { deferred } from "../../../quote-request/form/deferred";
import { areas, bySlug, company, projects, services } from "../../../sections/site-content";
import {
  areaPage as areaWords,
  homePage,
  layout,
  portfolioPage,
  servicePage,
} from "../../../sections/site-pages";
import { answerFetch } from "../fake-cms";

jest.mock("../../../../src/layout/Layout", () =>
  jest.requireActual("../../../../src/cms/browser/preview/stubs/LayoutStub"),
);

/** The home page, as far as these tests have an answer of Gatsby's for it. */
const homeHero: PreviewedPage<HomeData> = {
  schema: homePageSchema,
  Page: ({ data }) => <HomeHero hero={data.home.hero} visualisation={data.portfolioPage.visualisation} />,
  field: "home",
  path: () => "/",
  another: () => "",
};

/** What Gatsby answered the page of an area. */
const answerOf = (slug: string) => ({
  area: { ...bySlug(areas, slug), project: bySlug(projects, "family-bathroom-refurbishment") },
  page: areaWords,
  servicePage,
  portfolioPage,
  services: { nodes: services },
  layout,
  company,
});

const file = (data: object) => ({ result: { data } });
const home = file({ home: homePage, portfolioPage, projects: { nodes: projects } });
const [lender] = homePage.featuredAreas.areas;
const site = {
  "/page-data/index/page-data.json": home,
  "/page-data/portfolio/page-data.json": file({ projects: { nodes: projects } }),
  "/page-data/areas-covered/page-data.json": file({ areas: { nodes: areas } }),
  "/page-data/areas/chelsea/page-data.json": file(answerOf("chelsea")),
  [`/page-data/areas/${lender?.slug}/page-data.json`]: file(answerOf(lender?.slug ?? "")),
};

const entry = (content: unknown): PreviewProps => ({
  entry: { get: () => ({ toJS: () => content }) },
  getAsset: (path) => `blob:${path}`,
  document,
});

const chelsea = published("areas/chelsea.json");

/** What the preview shows of an area, after each of these versions of it was written. */
async function previewed(...versions: unknown[]): Promise<HTMLElement> {
  const show = previewOf(areaPage);
  const element = document.createElement("div");
  await act(async () => {
    await Promise.all(versions.map((content) => show(element, entry(content))));
  });
  return element;
}

const headline = (element: HTMLElement) => element.querySelector("h1")?.textContent;

describe("The preview of an area", () => {
  beforeEach(() => answerFetch(site));

  it("shows the site's own page with the words that are written, before they are saved", async () => {
    const preview = await previewed(changed(chelsea, "name", "Chelsea Village"));
    expect(headline(preview)).toBe("Tilers in Chelsea Village");
    expect(preview).toHaveTextContent("What we do in Chelsea Village");
  });

  it("shows around them what the published page has", async () => {
    const preview = await previewed(chelsea);
    expect(preview.querySelectorAll("a[href^='/services/']").length).toBeGreaterThanOrEqual(3);
    expect(preview.querySelector("header, footer")).toBeNull();
  });

  it("shows an area that has no page yet, in the surroundings of another", async () => {
    const soho = { slug: "soho", name: "Soho", postcodes: ["W1"] };
    const preview = await previewed(soho);
    expect(headline(preview)).toBe("Tilers in Soho");
    expect(preview).not.toHaveTextContent(String(lender?.introduction));
  });

  it("shows one in which nothing is filled in", async () => {
    expect(headline(await previewed({}))).toBe("Tilers in ");
  });

  it("shows the latest words where an earlier page is answered later", async () => {
    const answered = answerFetch(site);
    const earlier = deferred<void>();
    const fetch = async (address: string) => {
      if (address.includes("/old-slug/")) await earlier.promise;
      return answered(address);
    };
    Object.assign(globalThis, { fetch });
    const show = previewOf(areaPage);
    const element = document.createElement("div");
    await act(async () => {
      const first = show(element, entry({ slug: "old-slug", name: "Old", postcodes: [] }));
      await show(element, entry(changed(chelsea, "name", "New")));
      earlier.resolve(undefined);
      await first;
    });
    expect(headline(element)).toBe("Tilers in New");
  });

  it("shows the picture of the project that is chosen to lead", async () => {
    const project = bySlug(projects, "cafe-backsplash");
    const preview = await previewed(changed(chelsea, "project", project.slug));
    expect(preview.querySelector("img")?.alt).toBe(project.pictures[0]?.alt);
    expect(preview.querySelector("a[href^='/portfolio/']")).toHaveTextContent(project.title);
  });

  it("asks for the surroundings once", async () => {
    const asked = answerFetch(site);
    await previewed(chelsea, chelsea);
    expect(asked.mock.calls.filter(([address]) => address.includes("areas-covered"))).toHaveLength(1);
  });

  it("is empty where no page is published at all", async () => {
    answerFetch({});
    expect(await previewed(chelsea)).toBeEmptyDOMElement();
  });
});

describe("The preview of the home page", () => {
  it("shows its hero with the company's figures and with the picture that is chosen", async () => {
    answerFetch(site);
    const words = changed(published("pages/home.json"), "hero.badge", "{yearsOfExperience} years");
    const element = document.createElement("div");
    await act(() => previewOf(homeHero)(element, entry(words)));
    expect(element).toHaveTextContent("31 years");
    expect(element.querySelector("img")?.getAttribute("src")).toMatch(/^blob:/);
  });
});
