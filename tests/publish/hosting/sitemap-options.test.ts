import { execFileSync } from "node:child_process";
import { sitemapOptions } from "../../../src/publish/hosting/sitemap-options";

/** A repository in which one area changed last on a day. */
jest.mock("node:child_process", () => ({
  execFileSync: jest.fn((_git: string, [command]: readonly string[]) => {
    if (command === "rev-parse") return "false\n";
    return command === "log" ? "date 2026-11-20T10:00:00+00:00\n\ndata/areas/chelsea.json\n" : "";
  }),
}));

it("The sitemap says when the words of a page last changed, and asks git once for all pages", () => {
  const lastmod = "2026-11-20T10:00:00+00:00";
  expect(sitemapOptions.serialize({ path: "/areas/chelsea" })).toEqual({ url: "/areas/chelsea", lastmod });
  expect(sitemapOptions.serialize({ path: "/areas/nowhere" })).toEqual({ url: "/areas/nowhere" });
  expect(jest.mocked(execFileSync)).toHaveBeenCalledTimes(3);
});
