/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import promises, { mkdir, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import express, { type RequestHandler } from "express";
import { checkContentFolder } from "../../../src/content/check-content-folder";
import { draftsIn } from "../../../tools/cms/drafts/kept-drafts";
import { guardedRequests } from "../../../tools/cms/guarded-requests";
import { type History, historyIn } from "../../../tools/cms/history/kept-history";
import { answerFailure } from "../../../tools/editor/refusal";
import { published } from "../../content/valid-content";
import { copyData } from "./data-copy";

const area = "areas/chelsea.json";
const picture = "images/projects/cafe-backsplash/room.jpg";
const now = () => new Date("2026-11-22T10:00:00Z");

let copy: Awaited<ReturnType<typeof copyData>>;
let history: History;
let server: Server;

/** decap-server, which would write whatever it is asked to. */
const decapServer = jest.fn();
const writeWhatever: RequestHandler = ({ body }, response) => {
  decapServer(body.action);
  response.json({});
};

beforeEach(async () => {
  copy = await copyData({ withPictures: true });
  history = historyIn(join(copy.folder, "history"), now);
  const drafts = draftsIn(join(copy.folder, "drafts"), copy.data, now);
  server = express()
    .use(express.json(), guardedRequests(copy.data, history, drafts))
    .use(writeWhatever, answerFailure)
    .listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
});

afterEach(async () => {
  jest.restoreAllMocks();
  decapServer.mockClear();
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
  await copy.remove();
});

async function decap(action: string, params: object) {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ branch: "main", action, params: { branch: "main", ...params } });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body });
  return { status: answer.status, text: await answer.text() };
}

const save = (path: string, content: unknown, { newEntry = false, assets = [] as object[] } = {}) =>
  decap("persistEntry", {
    dataFiles: [{ slug: "any", path: `data/${path}`, raw: JSON.stringify(content) }],
    assets,
    options: { newEntry },
  });
const withSlug = (path: string, slug: string) => ({ ...Object(published(path)), slug });

describe("Two saves at once", () => {
  it("are made one after the other: of two new questions with the same number, one is refused", async () => {
    const faq = Object(published("faqs/how-much-does-it-cost.json"));
    const answers = await Promise.all(
      ["one", "two"].map((slug) =>
        save(
          `faqs/${slug}.json`,
          { ...faq, slug, question: `Is this ${slug}?`, order: 9 },
          { newEntry: true },
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 422]);
    expect(await checkContentFolder(copy.data)).toEqual([]);
  });

  it("that rewrite each other's page double none, and lose no redirect", async () => {
    const answers = await Promise.all([
      save(area, withSlug(area, "chelsea-village")),
      save("areas/kensington.json", withSlug("areas/kensington.json", "south-kensington")),
    ]);
    expect(await checkContentFolder(copy.data)).toEqual([]);
    const made = answers.filter(({ status }) => status === 200).length;
    const files = await copy.files();
    expect(Object.keys(files).filter((path) => /^areas\/.*(chelsea|kensington)/.test(path))).toHaveLength(2);
    expect(JSON.parse(files["redirects.json"] ?? "").redirects).toHaveLength(
      made + Object(published("redirects.json")).redirects.length,
    );
  });
});

/** A disk of one megabyte as the folder of the content, where this process may mount one; otherwise as good as that. */
async function smallDisk() {
  const before = await copy.files();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", copy.data], { stdio: "ignore" });
  } catch {
    const fill = async () => {
      jest.spyOn(promises, "writeFile").mockImplementation(async (file) => {
        writeFileSync(String(file), "{");
        throw Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC" });
      });
    };
    return { fill, empty: async () => jest.restoreAllMocks(), release: () => {} };
  }
  for (const [path, text] of Object.entries(before)) {
    await mkdir(join(copy.data, path, ".."), { recursive: true });
    await writeFile(join(copy.data, path), text, "latin1");
  }
  const filler = join(copy.data, "filler");
  return {
    fill: () => writeFile(filler, Buffer.alloc(2_000_000)).catch(() => undefined),
    empty: () => rm(filler),
    release: () => execFileSync("umount", [copy.data]),
  };
}

describe("A full disk", () => {
  it("leaves everything as it was, in one sentence, and keeps nobody from saving once there is room", async () => {
    const disk = await smallDisk();
    try {
      const before = await copy.files();
      await disk.fill();
      const { status, text } = await save(area, withSlug(area, "chelsea-village"));
      await disk.empty();
      expect(await copy.files()).toEqual(before);
      expect(await history.changes()).toEqual([]);
      expect([status, JSON.parse(text)]).toEqual([
        422,
        { error: "The disk is full: nothing was changed. Make room on it, then do this once more." },
      ]);
      expect((await save(area, withSlug(area, "chelsea-village"))).status).toBe(200);
      expect(await history.changes()).toHaveLength(1);
    } finally {
      disk.release();
    }
  });
});

describe("What would write past the check", () => {
  const asset = { path: `data/${area}`, content: "e30=", encoding: "base64" };
  it.each([
    ["a picture that is stored by itself", "persistMedia", { asset, options: {} }],
    ["a removal of one file", "deleteFile", { path: `data/${area}`, options: {} }],
    [
      "a save as older versions send it",
      "persistEntry",
      { entry: { slug: "x", path: `data/${area}`, raw: "garbage" }, assets: [], options: {} },
    ],
    ["a step of an editorial workflow", "publishUnpublishedEntry", { collection: "areas", slug: "x" }],
    ["an action that nobody knows", "__proto__", {}],
  ])("is refused, and does not reach decap-server: %s", async (_what, action, params) => {
    const before = await copy.files();
    const { status, text } = await decap(action, params);
    expect([status, Object.keys(JSON.parse(text))]).toEqual([422, ["error"]]);
    expect(decapServer).not.toHaveBeenCalled();
    expect(await copy.files()).toEqual(before);
  });

  it.each(["evil.html", "evil.svg", "evil.jpg.sh", ".htaccess", "..", "a\\..\\b.jpg", "c:b.jpg"])(
    "is refused with an upload that is no picture: %s",
    async (name) => {
      const before = await copy.files();
      const assets = [{ path: `data/images/tiles/${name}`, content: "e30=", encoding: "base64" }];
      const tile = "tiles/limestone.json";
      expect((await save(tile, published(tile), { assets })).status).toBe(422);
      expect(await copy.files()).toEqual(before);
    },
  );

  it.each(["getEntry", "entriesByFolder", "getMedia"])("is not what reads: %s", async (action) => {
    await decap(action, {});
    expect(decapServer).toHaveBeenCalledWith(action);
  });
});

describe("A draft that cannot be read", () => {
  it("keeps nobody from removing a picture that nothing shows", async () => {
    jest.spyOn(console, "warn").mockImplementation();
    await mkdir(join(copy.folder, "drafts/areas"), { recursive: true });
    await writeFile(join(copy.folder, "drafts", area), '{"path":');
    const spare = picture.replace("room", "spare");
    await writeFile(join(copy.data, spare), "");
    expect((await decap("deleteFiles", { paths: [`data/${spare}`] })).status).toBe(200);
    expect(await copy.files()).not.toHaveProperty([spare]);
  });
});
