import { contentFileOf } from "../../../src/content/types/content-types";

describe("The words of a page stand in", () => {
  it.each([
    ["/", "pages/home.json"],
    ["/areas/chelsea", "areas/chelsea.json"],
    ["/services/floor-tiling", "services/floor-tiling.json"],
    ["/portfolio", "pages/portfolio.json"],
    ["/portfolio/cafe-backsplash", "projects/cafe-backsplash.json"],
    ["/privacy-policy", "pages/privacy-policy.json"],
  ])("%s: %s", (path, file) => {
    expect(contentFileOf(path)).toBe(file);
  });

  it("no file where no page is", () => {
    expect(contentFileOf("/areas/")).toBeUndefined();
    expect(contentFileOf("/blog")).toBeUndefined();
  });
});
