/** @jest-environment node */
import { productionSettings, settingsFault } from "../../../src/editor/build/production-settings";
import { editorPage } from "../../../src/editor/build/write-editor";

test("A site has an editor only where a repository is named", () => {
  expect(productionSettings({ EDITOR_REPOSITORY: "" })).toBeUndefined();
  expect(productionSettings({ EDITOR_REPOSITORY: "tiler/site", EDITOR_BRANCH: "" })).toEqual({
    repository: "tiler/site",
    branch: "main",
  });
});

test.each([
  [{ EDITOR_REPOSITORY: "tiler/site", EDITOR_BRANCH: "" }, undefined],
  [{ EDITOR_REPOSITORY: "", EDITOR_BRANCH: "main" }, undefined],
  [
    { EDITOR_REPOSITORY: "https://github.com/tiler/site" },
    'EDITOR_REPOSITORY is "https://github.com/tiler/site": expected owner/name, as GitHub writes it',
  ],
])("The settings are right, or what is wrong with them is said: %j", (environment, fault) => {
  const says = settingsFault(environment);
  if (fault) expect(says).toContain(fault);
  else expect(says).toBeUndefined();
});

test("The page may run only its own scripts, and ask only the site and GitHub", () => {
  const page = editorPage({ repository: "tiler/site", branch: "main" });
  expect(page).toContain("connect-src 'self' https://api.github.com;");
  expect(page).toContain("script-src 'self';");
  expect(page).not.toContain("unsafe");
  expect(editorPage("local")).toContain("connect-src 'self';");
});
