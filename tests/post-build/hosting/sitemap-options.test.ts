import { execFileSync } from "node:child_process";
import { sitemapOptions } from "../../../src/post-build/hosting/sitemap-options";

/** A repository in which one area changed last on a day. */
jest.mock("node:child_process", () => ({
  execFileSync: jest.fn((_git: string, [command]: readonly string[]) => {
    if (command === "rev-parse") return "false\n";
    return command === "log" ? "date 2026-11-20T10:00:00+00:00\n\ndata/areas/chelsea.json\n" : "";
  }),
}));

describe("The sitemap", () => {
  it("stands at the address in the company's data", () => {
    const data = { company: { website: "https://londontiling.example" } };
    expect(sitemapOptions.resolveSiteUrl(data)).toBe("https://londontiling.example");
  });

  it("asks for that address and for every page", () => {
    expect(sitemapOptions.query).toContain("company { website }");
    expect(sitemapOptions.query).toContain("allSitePage { nodes { path } }");
  });

  it("says when the words of a page last changed, and asks git once for all of them", () => {
    const chelsea = { url: "/areas/chelsea", lastmod: "2026-11-20T10:00:00+00:00" };
    expect(sitemapOptions.serialize({ path: "/areas/chelsea" })).toEqual(chelsea);
    expect(sitemapOptions.serialize({ path: "/areas/chelsea" })).toEqual(chelsea);
    expect(jest.mocked(execFileSync).mock.calls.map(([program, words]) => [program, words?.[0]])).toEqual([
      ["git", "rev-parse"],
      ["git", "status"],
      ["git", "log"],
    ]);
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
