import { sitemapOptions } from "../../../src/post-build/hosting/sitemap-options";

describe("The sitemap", () => {
  it("stands at the address in the company's data", () => {
    const data = { company: { website: "https://londontiling.example" } };
    expect(sitemapOptions.resolveSiteUrl(data)).toBe("https://londontiling.example");
  });

  it("asks for that address and for every page", () => {
    expect(sitemapOptions.query).toContain("company { website }");
    expect(sitemapOptions.query).toContain("allSitePage { nodes { path } }");
  });

  it("claims nothing about a page of which git knows nothing", () => {
    expect(sitemapOptions.serialize({ path: "/areas/nowhere" })).toEqual({ url: "/areas/nowhere" });
  });

  it.each(["/404", "/404.html"])("leaves the 404 page out: %s", (path) => {
    expect(sitemapOptions.excludes).toContain(path);
  });

  it.each(["/", "/areas-covered", "/portfolio", "/privacy-policy"])(
    "leaves no other page out: %s",
    (path) => {
      expect(sitemapOptions.excludes).not.toContain(path);
    },
  );
});
