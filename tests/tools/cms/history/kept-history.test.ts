/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type History, historyIn } from "../../../../tools/cms/history/kept-history";
import { writeWhole } from "../../../../tools/write-whole";

const entries = [{ before: { path: "areas/chelsea.json", text: "{}" } }];

let folder: string;
let history: History;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "history-"));
  history = historyIn(folder, () => new Date("2026-11-22T10:00:00Z"));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function keep() {
  for (const [file, content] of await history.record(entries)) await writeWhole(file, content);
}

it.each([
  ["cut off", '{"id":'],
  ["empty", ""],
  ["of another kind", "[]"],
])("A record that is %s is passed over and said in the log; the others are told", async (_what, text) => {
  const warn = jest.spyOn(console, "warn").mockImplementation();
  await keep();
  await mkdir(join(folder, "2026-11-21T10-00-00.000Z-000"));
  await writeFile(join(folder, "2026-11-21T10-00-00.000Z-000/change.json"), text);
  expect((await history.changes()).map((change) => change.entries)).toEqual([entries]);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/change\.json cannot be read, and is passed over\.$/),
  );
});

it("Five hundred changes are kept: for one more the oldest goes", async () => {
  for (let number = 0; number < 500; number++)
    await mkdir(join(folder, `2026-01-01T10-00-00.000Z-${String(number).padStart(3, "0")}`));
  await keep();
  const names = await readdir(folder);
  expect(names).toHaveLength(500);
  expect(names).not.toContain("2026-01-01T10-00-00.000Z-000");
});
