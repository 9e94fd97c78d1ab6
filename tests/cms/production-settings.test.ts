import { backendError, productionSettings } from "../../src/cms/production-settings";

const website = "https://londontiling.example";
const environment = (backend: unknown) => ({
  CMS_BACKEND: typeof backend === "string" ? backend : JSON.stringify(backend),
});
const github = { name: "github", repo: "tiler/site", branch: "live" };

describe("A published site", () => {
  it.each([{}, { CMS_BACKEND: "" }, { CMS_BACKEND: undefined }])(
    "has no CMS where no git host is set up: %j",
    (nothing) => {
      expect(productionSettings(nothing, website)).toBeUndefined();
      expect(backendError(nothing)).toBeUndefined();
    },
  );

  it("has one for the git host that is set up", () => {
    expect(productionSettings(environment(github), website)).toEqual({ backend: github, siteUrl: website });
    expect(backendError(environment(github))).toBeUndefined();
  });

  it("saves to the branch main unless told otherwise", () => {
    const settings = productionSettings(environment({ name: "gitea", repo: "tiler/site" }), website);
    expect(settings?.backend.branch).toBe("main");
  });

  it("hands on what only some git hosts ask for", () => {
    const backend = { ...github, base_url: "https://auth.example.com", auth_endpoint: "auth" };
    expect(productionSettings(environment(backend), website)?.backend).toEqual(backend);
  });

  it("asks no server of the site about a change: nothing of the site runs there", () => {
    expect(productionSettings(environment(github), website)).not.toHaveProperty("checkUrl");
  });
});

describe("An error in the setting", () => {
  it.each([
    ["no JSON", "github", /the whole: /],
    ["a list", [github], /the whole: /],
    ["an unknown host", { ...github, name: "sourceforge" }, /name: .*github/],
    ["decap-server, which only runs locally", { ...github, name: "proxy" }, /name: /],
    ["no repository", { name: "github" }, /repo: /],
    ["an empty repository", { ...github, repo: "" }, /repo: /],
    ["a sign-in without TLS", { ...github, base_url: "http://auth.example.com" }, /base_url: /],
    ["an address that would end its attribute", { ...github, api_root: 'https://a".example' }, /api_root: /],
    ["an empty branch", { ...github, branch: "" }, /branch: /],
  ])("is reported with its place: %s", (_what, backend, told) => {
    const message = backendError(environment(backend));
    expect(message).toMatch(told);
    expect(message).toContain("CMS_BACKEND");
    expect(message).toContain("docs/editing.md");
    expect(() => productionSettings(environment(backend), website)).toThrow();
  });

  it("is reported together with all others", () => {
    expect(backendError(environment({ name: "x", repo: "" }))?.match(/^ {2}\w+: /gm)).toEqual([
      "  name: ",
      "  repo: ",
    ]);
  });
});
