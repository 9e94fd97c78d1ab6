import { robotsText } from "../../../src/post-build/hosting/robots-text";

describe("robots.txt", () => {
  const lines = robotsText("https://londontiling.example").split("\n");

  it("lets every robot read the site", () => {
    expect(lines.slice(0, 2)).toEqual(["User-agent: *", "Allow: /"]);
  });

  it("keeps robots out of the CMS", () => {
    expect(lines).toContain("Disallow: /admin");
  });

  it("names the sitemap by its whole address", () => {
    expect(lines).toContain("Sitemap: https://londontiling.example/sitemap-index.xml");
  });
});
