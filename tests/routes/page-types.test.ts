import { existsSync } from "node:fs";
import { pageNames, pageTypes } from "../../src/routes/page-types";

describe("The types of pages", () => {
  test("are all drawn by a file that is there", () => {
    const missing = pageNames.filter((name) => !existsSync(`src/${pageTypes[name].component}.tsx`));
    expect(missing).toEqual([]);
  });
});
