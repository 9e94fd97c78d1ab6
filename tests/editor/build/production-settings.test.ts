/** @jest-environment node */
import { productionSettings, productionSettingsError } from "../../../src/editor/build/production-settings";
import { editorPage } from "../../../src/editor/build/write-editor";

const site = "https://tiler.example";

test("A site has an editor only where a repository is named", () => {
  expect(productionSettings({ EDITOR_REPOSITORY: "" }, site)).toBeUndefined();
  expect(productionSettings({ EDITOR_REPOSITORY: "tiler/site", EDITOR_SIGN_IN: "" }, site)).toEqual({
    store: { repository: "tiler/site", branch: "main" },
    siteUrl: site,
  });
});

test("Invalid settings are reported before anything is built", () => {
  const wrong = {
    EDITOR_REPOSITORY: "https://github.com/tiler/site",
    EDITOR_SIGN_IN: "http://proxy.example",
  };
  const says = productionSettingsError(wrong);
  expect(says).toMatch(/not owner\/name, as GitHub writes it\s+→ at EDITOR_REPOSITORY/);
  expect(says).toMatch(/not an https address\s+→ at EDITOR_SIGN_IN/);
  const right = { EDITOR_REPOSITORY: "tiler/site", EDITOR_SIGN_IN: "https://proxy.example" };
  expect(productionSettingsError(right)).toBeUndefined();
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
