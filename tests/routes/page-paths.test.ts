import { homeAnchors, homeSection, pagePaths } from "../../src/routes/page-paths";

describe("The addresses of the specification", () => {
  it.each([
    ["the home page", pagePaths.home, "/"],
    ["the areas overview", pagePaths.areasCovered, "/areas-covered"],
    ["the company page", pagePaths.company, "/london-tiling-company"],
    ["bathroom wall tiling", pagePaths.service("bathroom-wall-tiling"), "/services/bathroom-wall-tiling"],
    ["floor tiling", pagePaths.service("floor-tiling"), "/services/floor-tiling"],
    [
      "bathroom refurbishment",
      pagePaths.service("bathroom-refurbishment"),
      "/services/bathroom-refurbishment",
    ],
    ["shower tiling", pagePaths.service("shower-tiling"), "/services/shower-tiling"],
    ["kitchen backsplashes", pagePaths.service("kitchen-backsplash"), "/services/kitchen-backsplash"],
    ["tile repairs", pagePaths.service("tile-repairs"), "/services/tile-repairs"],
    ["Chelsea", pagePaths.area("chelsea"), "/areas/chelsea"],
    ["St John's Wood", pagePaths.area("st-johns-wood"), "/areas/st-johns-wood"],
  ])("lead to %s", (_page, path, promised) => {
    expect(path).toBe(promised);
  });
});

describe("The addresses that decisions added", () => {
  it.each([
    ["the portfolio", pagePaths.portfolio, "/portfolio"],
    ["a project", pagePaths.project("cafe-backsplash"), "/portfolio/cafe-backsplash"],
    ["the privacy policy", pagePaths.privacyPolicy, "/privacy-policy"],
    ["the terms of service", pagePaths.termsOfService, "/terms-of-service"],
  ])("lead to %s", (_page, path, decided) => {
    expect(path).toBe(decided);
  });
});

describe("Every address", () => {
  const paths = Object.values(pagePaths).map((path) => (typeof path === "string" ? path : path("a-slug")));

  it("begins at the root of the site", () => {
    expect(paths.filter((path) => !path.startsWith("/"))).toEqual([]);
  });

  it("ends without a slash, but for the home page's", () => {
    expect(paths.filter((path) => path.endsWith("/"))).toEqual(["/"]);
  });

  it("is there once", () => {
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe("The sections of the home page", () => {
  it("are those of the specification, in their order", () => {
    expect(Object.values(homeAnchors)).toEqual(["home", "services", "portfolio", "about", "contact"]);
  });

  it.each([
    ["home", "/#home"],
    ["services", "/#services"],
    ["portfolio", "/#portfolio"],
    ["about", "/#about"],
    ["contact", "/#contact"],
  ] as const)("can be linked to from any page: %s", (anchor, address) => {
    expect(homeSection(anchor)).toBe(address);
  });
});
