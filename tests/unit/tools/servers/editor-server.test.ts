import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { request as ask, type Server } from "node:http";
import { join, resolve } from "node:path";
import express, { type RequestHandler } from "express";
import sharp from "sharp";
import type { Change } from "../../../../src/editor/change/change";
import { editEntry } from "../../../../src/editor/change/edit-entry";
import { undoChange } from "../../../../src/editor/change/undo-change";
import { siteOf } from "../../../../src/editor/site/site";
import { localStore } from "../../../../src/editor/store/local-store";
import { StaleError, type Store } from "../../../../src/editor/store/store";
import { editorServer } from "../../../../tools/servers/editor-server";
import { copyData } from "../../../support/data-copy";
import { fixture } from "../../../support/fixture";
import { portOf } from "../../../support/port-of";

const chelsea = "areas/chelsea.json";
const room = "images/projects/cafe-backsplash/room.jpg";
const top = process.cwd();

let copy: Awaited<ReturnType<typeof copyData>>;
let server: Server;
let origin: string;
let store: Store;

/** The editor's server works on the current directory. */
beforeAll(async () => {
  copy = await copyData();
  for (const name of ["node_modules", "src"]) await symlink(resolve(name), join(copy.folder, name));
  process.chdir(copy.folder);
  const letEveryoneRead: RequestHandler = (_request, response, next) => {
    response.setHeader("Access-Control-Allow-Origin", "*"); // As `gatsby develop` does.
    next();
  };
  server = express()
    .use(letEveryoneRead)
    .use("/admin", await editorServer())
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${portOf(server)}`;
  store = localStore((path, init) => fetch(origin + String(path), init));
  await fetch(`${origin}/admin/`);
});

afterAll(async () => {
  process.chdir(top);
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
});

/** The change that gives an entry of the server other values. */
async function serverChange(path: string, values: Record<string, unknown>) {
  const value = { ...Object(fixture(path)), ...values };
  return editEntry(siteOf(await store.read()), path, value);
}

/** Writes a change that was made from the content as it is now. */
const write = async (change: Change) => store.write(change, (await store.read()).version);

const stored = async (path: string) => JSON.parse(await readFile(join(copy.data, path), "utf8"));

/** The status of an answer to a request with these headers. fetch would not let a test set Host. */
const statusFor = (headers: Record<string, string>, path = "/admin/api/content") =>
  new Promise<number | undefined>((resolved, failed) => {
    ask(origin + path, { headers }, (response) => {
      response.resume();
      resolved(response.statusCode);
    })
      .on("error", failed)
      .end();
  });

describe("The editor of this machine", () => {
  it("has its page and its script, for the working directory", async () => {
    expect(await (await fetch(`${origin}/admin/`)).text()).toContain(`data-settings='"local"'`);
    const script = await fetch(`${origin}/admin/start.js`);
    expect(script.headers.get("Content-Type")).toContain("javascript");
  });

  it("reads all content, with the sizes of its pictures, and shows one small", async () => {
    const { files, pictures } = await store.read();
    expect(files.find(({ path }) => path === chelsea)?.text).toContain('"Chelsea"');
    expect(pictures.find(({ path }) => path === room)).toEqual({ path: room, width: 1200, height: 900 });
    const small = await fetch(`${origin}${await store.thumbnail(room)}`);
    const { width = 0, height = 0 } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect(width).toBeLessThan(500);
    expect(width / height).toBeCloseTo(1200 / 900, 1);
  });

  it("writes a change, and undoes it", async () => {
    const before = await stored(chelsea);
    const change = await serverChange(chelsea, { name: "Westminster" });
    await write(change);
    expect((await stored(chelsea)).name).toBe("Westminster");
    await write(undoChange(siteOf(await store.read()), change));
    expect(await stored(chelsea)).toEqual(before);
  });

  it("takes new pictures with their change, and none of a change that it refuses", async () => {
    const spare = "images/projects/cafe-backsplash-2/spare.jpg";
    const change = await serverChange(chelsea, { name: "With a picture" });
    const pictures = new Map([[spare, new Blob(["a picture"])]]);
    await expect(store.write({ ...change, pictures }, "an older version")).rejects.toThrow(StaleError);
    expect(existsSync(join(copy.data, spare))).toBe(false);
    await write({ ...change, pictures });
    expect(await readFile(join(copy.data, spare), "utf8")).toBe("a picture");
    await write(undoChange(siteOf(await store.read()), change));
  });
});

describe("The editor's server", () => {
  it("refuses a website whose domain points at this machine", async () => {
    const headers = { host: "elsewhere.example" };
    expect(await statusFor(headers)).toBe(403);
    expect(await statusFor(headers, "/admin/")).toBe(403);
  });

  it("lets no website read what it answers", async () => {
    const { headers } = await fetch(`${origin}/admin/api/content`);
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(headers.get("X-Frame-Options")).toBe("DENY");
  });

  it("writes nothing outside data/", async () => {
    const files = [{ path: "areas/../../owned.json", after: "{}" }];
    await expect(write({ title: "", files })).rejects.toThrow("writes no such file");
    const pictures = new Map([["images/../../owned.jpg", new Blob()]]);
    await expect(write({ title: "", files: [], pictures })).rejects.toThrow("writes no such file");
  });

  it("shows no other file as a picture", async () => {
    const answer = await fetch(`${origin}/admin/api/thumbnail?path=${chelsea}`);
    expect(answer.status).toBe(422);
  });

  it("answers an invalid request in one sentence", async () => {
    const answer = await fetch(`${origin}/admin/api/changes`, {
      method: "POST",
      body: new URLSearchParams({ change: "1" }),
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: "The editor's server does not understand this request." },
    ]);
  });
});
