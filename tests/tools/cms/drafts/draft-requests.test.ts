/** @jest-environment node */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import express from "express";
import type { Draft } from "../../../../src/cms/draft";
import { draftRequests } from "../../../../tools/cms/drafts/draft-requests";
import { draftsIn } from "../../../../tools/cms/drafts/kept-drafts";
import { answerFailure } from "../../../../tools/editor/refusal";
import { changed, published } from "../../../content/valid-content";
import { copyData } from "../data-copy";

const area = "areas/chelsea.json";
const project = "projects/cafe-backsplash.json";
const kept: unknown[] = [];

let copy: Awaited<ReturnType<typeof copyData>>;
let server: Server;

beforeAll(async () => {
  copy = await copyData({ withPictures: true });
  const drafts = draftsIn(join(copy.folder, "drafts"), copy.data, () => new Date("2026-11-22T10:00:00Z"));
  const history = {
    record: async (entries: unknown) => {
      kept.push(entries);
      return new Map<string, string>();
    },
  };
  server = express()
    .use(express.json(), draftRequests(copy.data, drafts, history), answerFailure)
    .listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
  await copy.remove();
});

function own() {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : undefined}/`;
}

const post = (body: object) =>
  fetch(own(), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
const all = async (): Promise<Draft[]> => (await fetch(own())).json();

const keep = (path: string, content: unknown) =>
  post({ action: "keep", path, text: JSON.stringify(content), assets: [] });
const stored = async (path: string) => JSON.parse(await readFile(join(copy.data, path), "utf8"));

describe("A draft", () => {
  it("may be what no publication may be, and is refused when it is to be published", async () => {
    await keep(area, changed(published(area), "name", ""));
    const answer = await post({ action: "publish", path: area });
    expect([answer.status, (await answer.json()).error]).toEqual([
      422,
      expect.stringContaining("name (Name)"),
    ]);
    expect(await stored(area)).toMatchObject(Object(published(area)));
  });

  it("is published as a change that can be undone", async () => {
    await keep(area, changed(published(area), "name", "Chelsea Village"));
    expect((await stored(area)).name).toBe("Chelsea");
    expect(await (await post({ action: "publish", path: area })).json()).toEqual({ path: area });
    expect((await stored(area)).name).toBe("Chelsea Village");
    expect(kept).toHaveLength(1);
  });

  it("of an entry that was never published gets the name that its slug gives it in the end", async () => {
    const faq = {
      ...Object(published("faqs/how-much-does-it-cost.json")),
      order: 9,
      question: "Who has my keys?",
    };
    const first = await (await keep("faqs/keys.json", { ...faq, slug: "keys" })).json();
    expect(first).toEqual({ path: "faqs/keys.json" });
    await keep("faqs/keys.json", { ...faq, slug: "who-has-my-keys" });
    expect(await (await post({ action: "publish", path: "faqs/who-has-my-keys.json" })).json()).toEqual({
      path: "faqs/who-has-my-keys.json",
    });
    expect(existsSync(join(copy.data, "faqs/keys.json"))).toBe(false);
  });

  it.each(["../package.json", "/tmp/owned.json", "areas/../../owned.json", "areas/chelsea.js"])(
    "is kept nowhere else: %s",
    async (path) => {
      expect((await keep(path, {})).status).toBe(404);
    },
  );

  it.each([
    ["the folder of its pictures", project, "../../../elsewhere", ["room.jpg"]],
    ["its own path, where it is new", "projects/new.json", "../../elsewhere", []],
  ])("is kept nowhere else when its slug leads there: %s", async (_what, path, slug, pictures) => {
    const text = JSON.stringify({ ...Object(published(project)), slug });
    const assets = pictures.map((name) => ({ path: `data/images/${name}`, content: "e30=" }));
    const answer = await post({ action: "keep", path, text, assets });
    expect([answer.status, (await answer.json()).error]).toEqual([
      422,
      expect.stringMatching(/^The CMS writes no such file: .*elsewhere/),
    ]);
    for (const name of ["elsewhere", "elsewhere.json"])
      expect(existsSync(join(copy.folder, name))).toBe(false);
    expect((await all()).map((draft) => draft.path)).not.toContain(path);
  });

  it("brings no file that is no picture", async () => {
    const tile = "tiles/limestone.json";
    const assets = [{ path: "data/images/tiles/evil.html", content: "e30=" }];
    const answer = await post({ action: "keep", path: tile, text: JSON.stringify(published(tile)), assets });
    expect(answer.status).toBe(422);
    expect(existsSync(join(copy.data, "images/tiles/evil.html"))).toBe(false);
  });
});

describe("A draft that cannot be read", () => {
  beforeEach(async () => {
    jest.spyOn(console, "warn").mockImplementation();
    await mkdir(join(copy.folder, "drafts/areas"), { recursive: true });
    await writeFile(join(copy.folder, "drafts/areas/fulham.json"), '{"path":');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await rm(join(copy.folder, "drafts/areas/fulham.json"));
  });

  it("is passed over, and said in the log; the others are told", async () => {
    await keep(area, published(area));
    expect((await all()).map((draft) => draft.path)).toContain(area);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("fulham.json cannot be read"));
  });

  it("is not published, and not dropped for it", async () => {
    const answer = await post({ action: "publish", path: "areas/fulham.json" });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { error: "This draft is no longer there, or cannot be read." },
    ]);
    expect(existsSync(join(copy.folder, "drafts/areas/fulham.json"))).toBe(true);
  });
});

it("Two drafts of an entry at once leave one of them, whole", async () => {
  const names = Array.from({ length: 8 }, (_, number) => `Chelsea ${number}`);
  await Promise.all(names.map((name) => keep(area, changed(published(area), "name", name))));
  const draft = (await all()).find(({ path }) => path === area);
  expect(names).toContain(JSON.parse(draft?.text ?? "").name);
});
