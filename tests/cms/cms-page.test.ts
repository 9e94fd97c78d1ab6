import { cmsPage } from "../../src/cms/cms-page";
import { type CmsSettings, cmsSettings } from "../../src/cms/cms-settings";

const local: CmsSettings = {
  backend: { name: "proxy", branch: "main", proxy_url: "/admin/api/v1" },
  siteUrl: "http://localhost:8000",
  checkUrl: "/admin/check",
};
const hosted: CmsSettings = {
  backend: { name: "github", branch: "main" },
  siteUrl: "https://londontiling.example",
};

const pageOf = (settings: CmsSettings) => new DOMParser().parseFromString(cmsPage(settings), "text/html");

/** The policy's parts by their names. */
function policyOf(settings: CmsSettings): Record<string, string[]> {
  const content = pageOf(settings).querySelector("meta[http-equiv]")?.getAttribute("content") ?? "";
  return Object.fromEntries(
    content.split("; ").map((part) => {
      const [name = "", ...sources] = part.split(" ");
      return [name, sources];
    }),
  );
}

describe("The CMS's page", () => {
  it("hands its settings on as they are", () => {
    expect(cmsSettings(pageOf(local))).toEqual(local);
    expect(cmsSettings(pageOf(hosted))).toEqual(hosted);
  });

  it("hands on even settings that would end their element", () => {
    const hostile = { ...hosted, siteUrl: "</script><script>alert(1)</script><!--" };
    const page = pageOf(hostile);
    expect(cmsSettings(page)).toEqual(hostile);
    expect(page.querySelectorAll("script")).toHaveLength(4);
  });

  it("stays out of search results", () => {
    const robots = pageOf(hosted).querySelector('meta[name="robots"]');
    expect(robots?.getAttribute("content")).toBe("noindex");
  });

  it("takes every script from its own folder: Decap waits for ours", () => {
    const addresses = [...pageOf(local).querySelectorAll("script[src]")].map((script) =>
      script.getAttribute("src"),
    );
    expect(addresses).toEqual(["/admin/manual-init.js", "/admin/decap-cms.js", "/admin/start.js"]);
  });

  it("has a language and a title", () => {
    expect(pageOf(local).documentElement.lang).toBe("en-GB");
    expect(pageOf(local).title).toBe("Edit the site");
  });
});

describe("Its policy", () => {
  it.each([local, hosted])(
    "runs no script that stands in a page, nor one of another site ($backend.name)",
    (settings) => {
      const policy = policyOf(settings);
      expect(policy["script-src"]).toEqual(["'self'", "'unsafe-eval'"]);
      expect(policy["default-src"]).toEqual(["'none'"]);
    },
  );

  it("lets nobody else be asked on this machine", () => {
    expect(Object.values(policyOf(local)).flat().join(" ")).not.toMatch(/http|\*|(?<=^| )ws/);
  });

  it("lets GitHub be asked and show its users' pictures, and no other site, for the page holds a token", () => {
    const policy = policyOf(hosted);
    const github = ["https://api.github.com", "https://www.githubstatus.com"];
    expect(policy["connect-src"]).toEqual(["'self'", "blob:", ...github]);
    expect(policy["img-src"]).toEqual(["'self'", "data:", "blob:", "https://avatars.githubusercontent.com"]);
  });

  it("lets the sign-in's server and the company's own GitHub be asked where there are such, without their paths", () => {
    const settings = {
      base_url: "https://auth.example.com/oauth",
      api_root: "https://git.example.com/api/v3",
    };
    const policy = policyOf({ ...hosted, backend: { ...hosted.backend, ...settings } });
    expect(policy["connect-src"]?.slice(-2)).toEqual(["https://auth.example.com", "https://git.example.com"]);
  });

  it("lets any safe address be asked at a git host whose own is not known here", () => {
    const elsewhere = policyOf({ ...hosted, backend: { name: "gitea", branch: "main" } });
    const open = Object.entries(elsewhere).filter(([, sources]) => sources.includes("https:"));
    expect(open.map(([name]) => name)).toEqual(["img-src", "connect-src"]);
  });

  it("sends no form anywhere and follows no other base", () => {
    expect(policyOf(local)).toMatchObject({ "form-action": ["'none'"], "base-uri": ["'none'"] });
  });
});

describe("Settings that are missing", () => {
  it("are none", () => {
    expect(cmsSettings(new DOMParser().parseFromString("<p>Words</p>", "text/html"))).toEqual({});
  });
});
