/** @jest-environment node */
import type { Server } from "node:http";
import { join } from "node:path";
import express from "express";
import { checkContentFolder } from "../../../../src/content/check-content-folder";
import { historyRequests } from "../../../../tools/cms/history/history-requests";
import { historyIn } from "../../../../tools/cms/history/kept-history";
import { makeChange } from "../../../../tools/cms/make-change";
import { published } from "../../../content/valid-content";
import { copyData } from "../data-copy";

const project = "projects/cafe-backsplash.json";

let copy: Awaited<ReturnType<typeof copyData>>;
let server: Server;

beforeEach(async () => {
  copy = await copyData({ withPictures: true });
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
  await copy.remove();
});

it("Another slug that is undone twice at once is undone once, with its pictures", async () => {
  const before = Object.keys(await copy.files());
  const history = historyIn(join(copy.folder, "history"), () => new Date("2026-11-22T10:00:00Z"));
  const text = JSON.stringify({ ...Object(published(project)), slug: "cafe" });
  await makeChange(copy.data, history, { changes: [{ path: project, text, isNew: false, uploads: [] }] });
  const [change] = await history.changes();
  server = express().use(express.json(), historyRequests(copy.data, history)).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const undo = () =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ id: change?.id }),
    });
  const answers = await Promise.all([undo(), undo()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(Object.keys(await copy.files())).toEqual(before);
  expect(await checkContentFolder(copy.data)).toEqual([]);
});
