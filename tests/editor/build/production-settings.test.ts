/** @jest-environment node */
import { productionSettings } from "../../../src/editor/build/production-settings";
import { editorPage } from "../../../src/editor/build/write-editor";

const site = "https://tiler.example";

test("A site has an editor only where a repository is named", () => {
  expect(productionSettings({ EDITOR_REPOSITORY: "" }, site)).toBeUndefined();
  expect(productionSettings({ EDITOR_REPOSITORY: "tiler/site", EDITOR_SIGN_IN: "" }, site)).toEqual({
    store: { repository: "tiler/site", branch: "main" },
    siteUrl: site,
  });
});

test("The page may run only its own scripts, and ask only the site, GitHub and the sign-in proxy", () => {
  const page = (environment: Record<string, string>) => {
    const settings = productionSettings({ EDITOR_REPOSITORY: "tiler/site", ...environment }, site);
    return settings ? editorPage(settings) : "";
  };
  expect(page({})).toContain("connect-src 'self' https://api.github.com;");
  const withProxy = page({ EDITOR_SIGN_IN: "https://proxy.example/sign-in" });
  expect(withProxy).toContain("connect-src 'self' https://api.github.com https://proxy.example;");
  expect(withProxy).toContain("script-src 'self';");
  expect(withProxy).not.toContain("unsafe");
  expect(editorPage({ store: "local", siteUrl: site })).toContain("connect-src 'self';");
});
