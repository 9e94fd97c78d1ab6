import { robotsText } from "../../../src/post-build/hosting/robots-text";

describe("robots.txt", () => {
  it("lets every robot read the site, keeps it out of the CMS, and names the sitemap by its whole address", () => {
    expect(robotsText("https://londontiling.example").split("\n")).toEqual([
      "User-agent: *",
      "Allow: /",
      "Disallow: /admin",
      "",
      "Sitemap: https://londontiling.example/sitemap-index.xml",
      "",
    ]);
  });
});
