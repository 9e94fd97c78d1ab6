/** @jest-environment node */
import { productionSettings } from "../../../src/editor/build/production-settings";
import { editorPage } from "../../../src/editor/build/write-editor";

const site = "https://tiler.example";

test("A site has an editor only where a repository is named", () => {
  expect(productionSettings({ EDITOR_REPOSITORY: "" }, site)).toBeUndefined();
  expect(productionSettings({ EDITOR_REPOSITORY: "tiler/site", EDITOR_BRANCH: "" }, site)).toEqual({
    store: { repository: "tiler/site", branch: "main" },
    siteUrl: site,
  });
});

test("The page may run only its own scripts, and ask only the site and GitHub", () => {
  const page = editorPage({ store: { repository: "tiler/site", branch: "main" }, siteUrl: site });
  expect(page).toContain("connect-src 'self' https://api.github.com;");
  expect(page).toContain("script-src 'self';");
  expect(page).not.toContain("unsafe");
  expect(editorPage({ store: "local", siteUrl: site })).toContain("connect-src 'self';");
});
