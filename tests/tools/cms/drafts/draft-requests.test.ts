/** @jest-environment node */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import express from "express";
import { draftRequests } from "../../../../tools/cms/drafts/draft-requests";
import { draftsIn } from "../../../../tools/cms/drafts/kept-drafts";
import { changed, published } from "../../../content/valid-content";
import { copyData } from "../data-copy";

const area = "areas/chelsea.json";
const kept: unknown[] = [];

let copy: Awaited<ReturnType<typeof copyData>>;
let server: Server;

beforeAll(async () => {
  copy = await copyData();
  const drafts = draftsIn(join(copy.folder, "drafts"), copy.data, () => new Date("2026-11-22T10:00:00Z"));
  const history = {
    record: async (entries: unknown) => {
      kept.push(entries);
      return new Map<string, string>();
    },
  };
  server = express()
    .use(express.json(), draftRequests(copy.data, drafts, history))
    .listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
  await copy.remove();
});

async function post(body: object) {
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const headers = { "Content-Type": "application/json" };
  return fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body: JSON.stringify(body) });
}

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
});
