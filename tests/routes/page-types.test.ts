import { existsSync } from "node:fs";
import { pagePaths } from "../../src/routes/page-paths";
import { pageNames, pageTypes, partAt } from "../../src/routes/page-types";

describe("The types of pages", () => {
  test("are all drawn by a file that is there", () => {
    const missing = pageNames.filter((name) => !existsSync(`src/${pageTypes[name].component}.tsx`));
    expect(missing).toEqual([]);
  });

  test("tell of a path to which part of the site it belongs", () => {
    const parts = {
      [pagePaths.home]: "Home page",
      [pagePaths.area("chelsea")]: "Areas",
      [pagePaths.portfolio]: "Portfolio",
      [pagePaths.company("who-we-are")]: "Company page",
      [pagePaths.privacyPolicy]: undefined,
    };
    for (const [path, part] of Object.entries(parts)) expect(partAt(path, "who-we-are")).toBe(part);
  });

  test("do not count an unknown page to a part because its path begins alike", () => {
    expect(partAt("/portfolios", "portfolio-of-ours")).toBeUndefined();
  });
});
