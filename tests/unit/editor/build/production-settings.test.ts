/** @jest-environment node */
import { editorPage } from "../../../../src/editor/build/editor-page";
import { productionSettings } from "../../../../src/editor/build/production-settings";

it("A site has an editor only where a repository is named", () => {
  expect(productionSettings({ EDITOR_REPOSITORY: "", EDITOR_BRANCH: "main" })).toBeUndefined();
  expect(productionSettings({ EDITOR_REPOSITORY: "tiler/site", EDITOR_BRANCH: "" })).toEqual({
    repository: "tiler/site",
    branch: "main",
  });
});

it("A repository by its address, not its name, is refused", () => {
  const environment = { EDITOR_REPOSITORY: "https://github.com/tiler/site" };
  expect(() => productionSettings(environment)).toThrow("expected owner/name, as GitHub writes it");
});

it("The page may run only its own scripts, and ask only the site and GitHub", () => {
  const page = editorPage({ repository: "tiler/site", branch: "main" });
  expect(page).toContain("connect-src 'self' https://api.github.com;");
  expect(page).toContain("script-src 'self';");
  expect(page).not.toContain("unsafe");
  expect(editorPage("local")).toContain("connect-src 'self';");
});
