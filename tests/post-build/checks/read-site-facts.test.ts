/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readSiteFacts } from "../../../src/post-build/checks/read-site-facts";
import { finishedPage, site } from "../finished-page";
import { chunks, website } from "../gatsby-page";

const build = { website, mailOrigin: site.mailOrigin, chunks, hydrateAtOnce: false };
let publicFolder = "";

beforeEach(() => {
  publicFolder = mkdtempSync(join(tmpdir(), "built-site-"));
  for (const [name, text] of Object.entries({
    "index.html": finishedPage(),
    "page-data/app-data.json": '{"webpackCompilationHash":"54d7"}',
  })) {
    mkdirSync(dirname(join(publicFolder, name)), { recursive: true });
    writeFileSync(join(publicFolder, name), text);
  }
});

afterEach(() => {
  rmSync(publicFolder, { recursive: true });
});

describe("What the checks know of a built site", () => {
  it("is read from its files", async () => {
    expect(await readSiteFacts({ ...build, publicFolder })).toEqual({
      ...site,
      files: new Set(["/index.html", "/page-data", "/page-data/app-data.json"]),
      homePictureAlt: "A green bathroom",
    });
  });

  it("has scripts only among what starts React", async () => {
    const { app, ...others } = chunks.namedChunkGroups;
    const assets = [...(app?.assets ?? []), { name: "styles.css" }];
    const withStyles = { namedChunkGroups: { ...others, app: { assets } } };
    const { entryScripts } = await readSiteFacts({ ...build, publicFolder, chunks: withStyles });
    expect(entryScripts).toEqual(site.entryScripts);
  });

  it("cannot be told where webpack no longer names Gatsby's entry", async () => {
    const unnamed = { namedChunkGroups: {} };
    await expect(readSiteFacts({ ...build, publicFolder, chunks: unnamed })).rejects.toThrow(
      "webpack names no files for Gatsby's entry, app",
    );
  });
});
