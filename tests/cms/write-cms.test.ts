/** @jest-environment node */
import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cmsPage } from "../../src/cms/cms-page";
import type { CmsSettings } from "../../src/cms/cms-settings";
import { writeCms } from "../../src/cms/write-cms";

const folder = mkdtempSync(join(tmpdir(), "write-cms-"));
const settings: CmsSettings = {
  backend: { name: "github", branch: "main" },
  siteUrl: "https://londontiling.example",
};

/** Bundling takes its time on a busy machine. */
const bundling = 60_000;

beforeAll(() => writeCms(join(folder, "admin"), settings), bundling);
afterAll(() => rm(folder, { recursive: true }));

const text = (name: string) => readFile(join(folder, "admin", name), "utf8");

describe("The written CMS", () => {
  it("has its page with every script that the page asks for", async () => {
    expect(await text("index.html")).toBe(cmsPage(settings));
    const asked = [...(await text("index.html")).matchAll(/src="\/admin\/([^"]+)"/g)].map(([, name]) => name);
    expect(await readdir(join(folder, "admin"))).toEqual(expect.arrayContaining(asked));
  });

  it("has all of Decap with its notices, and nothing that only its developers need", async () => {
    const files = await readdir(join(folder, "admin"));
    const shipped = await readdir("node_modules/decap-cms/dist");
    const parts = shipped.filter((name) => /decap-cms\.js(\.LICENSE\.txt)?$/.test(name));
    expect(files.sort()).toEqual([...parts, "screen.css", "start.js", "index.html", "manual-init.js"].sort());
    expect(files).toContain("decap-cms.js.LICENSE.txt");
    expect(files.filter((name) => /\.map$|^cms\.js|\.cms\.js/.test(name))).toEqual([]);
  });

  it("keeps Decap from starting by itself", async () => {
    expect(await text("manual-init.js")).toContain("CMS_MANUAL_INIT = true");
  });

  it("shows the site's components without Gatsby's run-time, frame or mail client", async () => {
    const script = await text("start.js");
    expect(script).not.toMatch(/___loader|__PATH_PREFIX__|emailjs|data-call-bar|useStaticQuery/);
    expect(script).toContain("registerPreviewTemplate");
    expect(script).toContain("cms-settings");
  });

  it("is small beside Decap itself", async () => {
    expect((await text("start.js")).length).toBeLessThan(800_000);
  });
});
