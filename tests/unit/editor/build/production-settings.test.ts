import { productionSettings } from "../../../../src/editor/build/production-settings";

it("A site has an editor only where a repository is named", () => {
  expect(productionSettings({ EDITOR_REPOSITORY: "", EDITOR_BRANCH: "main" })).toBeUndefined();
  expect(productionSettings({ EDITOR_REPOSITORY: "tiler/site", EDITOR_BRANCH: "" })).toEqual({
    repository: "tiler/site",
    branch: "main",
  });
});

it("A repository that is given by its address, not its name, is refused", () => {
  const environment = { EDITOR_REPOSITORY: "https://github.com/tiler/site" };
  expect(() => productionSettings(environment)).toThrow("expected owner/name, as GitHub writes it");
});
