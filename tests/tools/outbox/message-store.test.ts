/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMessages, storeMessage } from "../../../tools/outbox/message-store";
import { parameters } from "./valid-request";

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "message-store-"));
  folder = join(parent, "outbox");
});

afterEach(() => rm(parent, { recursive: true }));

const noon = new Date("2026-11-21T12:00:00.000Z");

describe("A kept message", () => {
  it("is read as it was written", async () => {
    await storeMessage(folder, parameters, noon);
    expect(await readMessages(folder)).toEqual([{ received: "2026-11-21T12:00:00.000Z", parameters }]);
  });

  it("is a file that is named by its time, without a colon, which Windows forbids", async () => {
    await storeMessage(folder, parameters, noon);
    expect(await readdir(folder)).toEqual([
      expect.stringMatching(/^2026-11-21T12-00-00\.000Z-[0-9a-f]{8}\.json$/),
    ]);
  });

  it("keeps every character", async () => {
    const hostile = { firstName: '"</dd>\u2028\n\0🛁' };
    await storeMessage(folder, hostile, noon);
    expect((await readMessages(folder))[0]?.parameters).toEqual(hostile);
  });

  it("is not there before it is whole", async () => {
    await storeMessage(folder, parameters, noon);
    let isWritten = false;
    const writing = storeMessage(folder, parameters, noon).then(() => {
      isWritten = true;
    });
    while (!isWritten) {
      for (const name of readdirSync(folder).filter((file) => file.endsWith(".json")))
        expect(readFileSync(join(folder, name), "utf8")).toMatch(/\}\n$/);
      await new Promise((resolve) => setImmediate(resolve));
    }
    await writing;
    expect(await readMessages(folder)).toHaveLength(2);
  });

  it("is not lost to another of the same moment", async () => {
    await Promise.all(["Anna", "Ben", "Cleo"].map((firstName) => storeMessage(folder, { firstName }, noon)));
    const names = (await readMessages(folder)).map((message) => message.parameters.firstName);
    expect(names.sort()).toEqual(["Anna", "Ben", "Cleo"]);
  });
});

describe("All kept messages", () => {
  it("come with the newest first, whenever they were stored", async () => {
    const times = ["2026-11-21T12:00:00.000Z", "2026-12-01T08:00:00.000Z", "2026-11-21T09:30:00.000Z"];
    for (const time of times) await storeMessage(folder, parameters, new Date(time));
    expect((await readMessages(folder)).map(({ received }) => received)).toEqual([
      "2026-12-01T08:00:00.000Z",
      "2026-11-21T12:00:00.000Z",
      "2026-11-21T09:30:00.000Z",
    ]);
  });

  it("are none before the first", async () => {
    expect(await readMessages(folder)).toEqual([]);
  });

  it("do not include other files in the folder", async () => {
    await storeMessage(folder, parameters, noon);
    await writeFile(join(folder, ".gitignore"), "*");
    expect(await readMessages(folder)).toHaveLength(1);
  });

  it("are five hundred: for one more the oldest goes", async () => {
    await mkdir(folder);
    const text = JSON.stringify({ received: noon.toISOString(), parameters });
    for (let number = 0; number < 500; number++)
      await writeFile(join(folder, `2026-01-01-${String(number).padStart(3, "0")}.json`), text);
    await storeMessage(folder, parameters, noon);
    const names = await readdir(folder);
    expect(names).toHaveLength(500);
    expect(names).not.toContain("2026-01-01-000.json");
    expect(names).toContain("2026-01-01-001.json");
  });
});
