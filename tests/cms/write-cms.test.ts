/** @jest-environment node */
import { mkdtempSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editorPage } from "../../src/editor/editor-page";
import type { EditorSettings } from "../../src/editor/editor-settings";
import { writeEditor } from "../../src/editor/write-editor";

const folder = mkdtempSync(join(tmpdir(), "write-editor-"));
const settings: EditorSettings = {
  backend: { name: "github", branch: "main" },
  siteUrl: "https://londontiling.example",
};

/** Bundling takes its time on a busy machine. */
const bundling = 60_000;

beforeAll(() => writeEditor(join(folder, "admin"), settings), bundling);
afterAll(() => rm(folder, { recursive: true }));

const text = (name: string) => readFile(join(folder, "admin", name), "utf8");

describe("The written editing screen", () => {
  it("has its page with every script that the page asks for", async () => {
    expect(await text("index.html")).toBe(editorPage(settings));
    const asked = [...(await text("index.html")).matchAll(/src="\/admin\/([^"]+)"/g)].map(([, name]) => name);
    expect(await readdir(join(folder, "admin"))).toEqual(expect.arrayContaining(asked));
  });

  it("has all of Decap, and nothing that only its developers need", async () => {
    const files = await readdir(join(folder, "admin"));
    const shipped = await readdir("node_modules/decap-cms/dist");
    const parts = shipped.filter((name) => name.endsWith("decap-cms.js"));
    expect(files.sort()).toEqual([...parts, "editor.js", "index.html", "manual-init.js"].sort());
    expect(files.filter((name) => /\.map$|LICENSE|^cms\.js|\.cms\.js/.test(name))).toEqual([]);
  });

  it("keeps Decap from starting by itself", async () => {
    expect(await text("manual-init.js")).toContain("CMS_MANUAL_INIT = true");
  });

  it("shows the site's components without Gatsby's run-time, frame or mail client", async () => {
    const script = await text("editor.js");
    expect(script).not.toMatch(/___loader|__PATH_PREFIX__|emailjs|data-call-bar|useStaticQuery/);
    expect(script).toContain("registerPreviewTemplate");
    expect(script).toContain("editor-settings");
  });

  it("is small beside Decap itself", async () => {
    expect((await text("editor.js")).length).toBeLessThan(800_000);
  });
});
