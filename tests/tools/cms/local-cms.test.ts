/** @jest-environment node */
import { existsSync } from "node:fs";
import { copyFile, readFile, symlink, writeFile } from "node:fs/promises";
import { request as ask, type Server } from "node:http";
import { join, resolve } from "node:path";
import express, { type RequestHandler } from "express";
import sharp from "sharp";
import { localCms } from "../../../tools/cms/local-cms";
import { changed, published } from "../../content/valid-content";
import { copyData } from "./data-copy";

const website = "http://localhost:8000";
const chelsea = "data/areas/chelsea.json";
const cutOff = "data/areas/chelsea.json.unfinished.un~";
const top = process.cwd();

let copy: Awaited<ReturnType<typeof copyData>>;
let server: Server;
let origin: string;

/** The scripts of the CMS are bundled first, which takes time on a busy machine. */
const bundling = 60_000;

/** The CMS works on the directory that it is started in. */
beforeAll(async () => {
  copy = await copyData();
  for (const name of ["node_modules", "src"]) await symlink(resolve(name), join(copy.folder, name));
  process.chdir(copy.folder);
  await writeFile(cutOff, "{");
  const letEveryoneRead: RequestHandler = (_request, response, next) => {
    response.setHeader("Access-Control-Allow-Origin", "*"); // As `gatsby develop` does.
    next();
  };
  server = express().use(letEveryoneRead).use("/admin", localCms(website)).listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  origin = `http://127.0.0.1:${address.port}`;
  await fetch(`${origin}/admin/`);
}, bundling);

afterAll(async () => {
  process.chdir(top);
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
  await copy.remove();
});

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(origin + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

/** A request as the CMS sends it. */
const decap = (action: string, params: object, headers?: Record<string, string>) =>
  post("/admin/api/v1", { branch: "main", action, params: { branch: "main", ...params } }, headers);

const options = {
  commitMessage: "Change the content",
  collectionName: "areas",
  useWorkflow: false,
  status: "draft",
};

const persist = (path: string, raw: string, assets: object[] = []) =>
  decap("persistEntry", { dataFiles: [{ slug: "chelsea", path, raw }], assets, options });

/** The status of an answer to a page that was asked for by another name; fetch would not let a name be chosen. */
const statusFor = (host: string) =>
  new Promise<number | undefined>((resolved, failed) => {
    ask(`${origin}/admin/`, { headers: { host } }, (response) => {
      response.resume();
      resolved(response.statusCode);
    })
      .on("error", failed)
      .end();
  });

describe("The CMS of this machine", () => {
  it("has its page, set up for the working directory and for checks", async () => {
    const html = await (await fetch(`${origin}/admin/`)).text();
    expect(html).toContain('"backend":{"name":"proxy","proxy_url":"/admin/api/v1","branch":"main"}');
    expect(html).toContain('"checkUrl":"/admin/check"');
    expect(html).toContain(website);
  });

  it.each(["decap-cms.js", "start.js", "manual-init.js"])("has its script %s", async (name) => {
    const answer = await fetch(`${origin}/admin/${name}`);
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([
      200,
      expect.stringContaining("javascript"),
    ]);
  });

  it("reads the content", async () => {
    const answer = await decap("getEntry", { path: chelsea });
    expect(JSON.parse((await answer.json()).data)).toMatchObject(Object(published("areas/chelsea.json")));
  });

  it("writes the content", async () => {
    const content = changed(published("areas/chelsea.json"), "name", "Chelsea Village");
    expect((await persist(chelsea, JSON.stringify(content))).status).toBe(200);
    expect(JSON.parse(await readFile(join(copy.folder, chelsea), "utf8"))).toEqual(content);
    await persist(chelsea, JSON.stringify(published("areas/chelsea.json")));
  });

  it("writes nothing that the build would refuse, and says why", async () => {
    const before = await readFile(join(copy.folder, chelsea), "utf8");
    const answer = await persist(chelsea, "{}\n");
    expect([answer.status, (await answer.json()).error]).toEqual([
      422,
      expect.stringContaining("slug (Slug)"),
    ]);
    expect(await readFile(join(copy.folder, chelsea), "utf8")).toBe(before);
  });

  it("writes no picture that the build could not read, nor the entry that names it", async () => {
    const image = "../images/projects/cafe-backsplash/cut-off.jpg";
    const content = changed(published("projects/cafe-backsplash.json"), "pictures.0.image", image);
    const answer = await persist("data/projects/cafe-backsplash.json", JSON.stringify(content), [
      { path: "data/images/projects/cafe-backsplash/cut-off.jpg", content: "/9j/4AAQ", encoding: "base64" },
    ]);
    expect([answer.status, (await answer.json()).error]).toEqual([
      422,
      expect.stringContaining("no picture, or only a part"),
    ]);
    expect(existsSync(join(copy.folder, "data/images/projects/cafe-backsplash/cut-off.jpg"))).toBe(false);
  });

  it("deletes no picture that the site shows, and names where it is", async () => {
    const room = "data/images/projects/cafe-backsplash/room.jpg";
    const answer = await decap("deleteFiles", { paths: [room], options });
    expect([answer.status, (await answer.json()).error]).toEqual([
      422,
      expect.stringContaining("Portfolio ›"),
    ]);
    expect(existsSync(join(copy.folder, room))).toBe(true);
  });

  it("deletes no picture that only a draft shows, and names the draft's entry", async () => {
    const spare = "images/projects/cafe-backsplash/spare.jpg";
    await copyFile(
      join(copy.folder, "data/images/projects/cafe-backsplash/room.jpg"),
      join(copy.folder, "data", spare),
    );
    const path = "projects/cafe-backsplash.json";
    const text = JSON.stringify(changed(published(path), "pictures.0.image", `../${spare}`));
    await post("/admin/drafts", { action: "keep", path, text, assets: [] });
    const answer = await decap("deleteFiles", { paths: [`data/${spare}`], options });
    expect((await answer.json()).error).toMatch(
      /^spare\.jpg stays, because a draft shows it:\n {2}Portfolio ›/,
    );
    await post("/admin/drafts", { action: "drop", path });
    expect((await decap("deleteFiles", { paths: [`data/${spare}`], options })).status).toBe(200);
    expect(existsSync(join(copy.folder, "data", spare))).toBe(false);
  });

  it("lists every stored picture with its size, and shows it small", async () => {
    const room = "images/projects/cafe-backsplash/room.jpg";
    const listed: { path: string }[] = await (await fetch(`${origin}/admin/pictures`)).json();
    expect(listed.find(({ path }) => path === room)).toEqual({ path: room, width: 1200, height: 900 });
    const small = await fetch(`${origin}/admin/pictures/${room}`);
    const { width = 0, height = 0 } = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect(width).toBeLessThan(500);
    expect(width / height).toBeCloseTo(1200 / 900, 1);
    expect((await fetch(`${origin}/admin/pictures/company.json`)).status).toBe(404);
  });

  it("tells the errors that the content has already", async () => {
    const errors = async () => (await fetch(`${origin}/admin/errors`)).text();
    expect(await errors()).toBe("");
    await copy.write("areas/chelsea.json", changed(published("areas/chelsea.json"), "name", ""));
    expect(await errors()).toContain("name (Name)");
    await copy.write("areas/chelsea.json", published("areas/chelsea.json"));
  });

  it("checks a change before it is saved", async () => {
    const change = { path: "areas/chelsea.json", isNew: false, uploads: [] };
    const fine = await post("/admin/check", { ...change, text: JSON.stringify(published(change.path)) });
    expect([fine.status, await fine.json()]).toEqual([200, []]);
    const wrong = JSON.stringify(changed(published(change.path), "name", ""));
    expect(await (await post("/admin/check", { ...change, text: wrong })).json()).toMatchObject([
      { field: "name", label: "Name" },
    ]);
  });
});

it("What was cut off when the CMS was last stopped is put in order when it starts", () => {
  expect(existsSync(join(copy.folder, cutOff))).toBe(false);
});

describe("Outside data/ the CMS", () => {
  it.each(["src/index.ts", "package.json", "data/../package.json", "/tmp/owned.json"])(
    "writes nothing: %s",
    async (path) => {
      const answer = await persist(path, "{}");
      expect([answer.status, await answer.text()]).toEqual([403, "Only data/ may be changed"]);
      expect(existsSync(resolve(copy.folder, path))).toBe(false);
    },
  );

  it("writes nothing beside a permitted file either", async () => {
    const before = await readFile(join(copy.folder, chelsea), "utf8");
    const answer = await persist(chelsea, "{}", [
      { path: "static/owned.js", content: "", encoding: "base64" },
    ]);
    expect(answer.status).toBe(403);
    expect(await readFile(join(copy.folder, chelsea), "utf8")).toBe(before);
  });

  it("reads, lists and removes nothing", async () => {
    const answers = await Promise.all([
      decap("getEntry", { path: "src/content/types/area.ts" }),
      decap("entriesByFolder", { folder: "src", extension: "ts", depth: 2 }),
      decap("getMedia", { mediaFolder: "node_modules" }),
      decap("deleteFiles", { paths: ["data/company.json", "src/content/types/area.ts"], options }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(existsSync(join(copy.folder, "data/company.json"))).toBe(true);
  });

  it("follows no request whose body it does not read, such as one that a form of another site could send", async () => {
    const params = { branch: "main", path: "data/company.json", options };
    const body = { action: "deleteFile", params };
    const answer = await post("/admin/api/v1", body, { "Content-Type": "text/plain" });
    expect(answer.status).toBe(422);
    expect(existsSync(join(copy.folder, "data/company.json"))).toBe(true);
  });
});

describe("A request from elsewhere", () => {
  it("gets no answer if a website that the developer visits sent it", async () => {
    const from = { Origin: "https://evil.example" };
    const answers = [
      await decap("getEntry", { path: chelsea }, from),
      await post("/admin/check", {}, from),
      await fetch(`${origin}/admin/`, { headers: from }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(answers.map(({ headers }) => headers.get("Access-Control-Allow-Origin"))).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each(["/admin/", "/admin/drafts", "/admin/history", "/admin/pictures", "/admin/errors"])(
    "is not let in by the server before the CMS, nor shown in a frame: %s",
    async (path) => {
      expect((await fetch(origin + path, { headers: { Origin: "https://evil.example" } })).status).toBe(403);
      const { headers } = await fetch(origin + path);
      expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Content-Security-Policy")).toBe("frame-ancestors 'none'");
    },
  );

  it("gets no answer under a name that was made to point to this machine", async () => {
    expect([await statusFor("evil.example"), await statusFor("localhost:8000")]).toEqual([403, 200]);
  });
});
