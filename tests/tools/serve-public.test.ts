/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { readMessages } from "../../tools/outbox/message-store";
import { servePublic } from "../../tools/serve-public";
import { parameters, sendBody } from "./outbox/valid-request";

const files = {
  "index.html": "Home",
  "areas/chelsea.html": "Chelsea",
  "packed.html": "Not packed",
  "404.html": "Oops! Page not found",
  "app-01234567.js": "app",
  "styles.js": "styles",
  "static/hero/hero.jpg": "hero",
  "page-data/index/page-data.json": "{}",
  "favicon.svg": "<svg/>",
};

let parent: string;
let outboxFolder: string;
let server: Server;
let origin: string;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "serve-public-"));
  const folder = join(parent, "public");
  outboxFolder = join(parent, "outbox");
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  await writeFile(join(folder, "packed.html.br"), brotliCompressSync("Packed"));
  server = await servePublic({ port: 0, folder, outboxFolder });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  origin = `http://${address.address}:${address.port}`;
});

afterEach(() => rm(outboxFolder, { recursive: true, force: true }));

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
  await rm(parent, { recursive: true });
});

const get = (path: string) => fetch(origin + path, { redirect: "manual" });

const send = () => fetch(`${origin}/api/v1.0/email/send`, { method: "POST", body: sendBody() });

describe("The built site", () => {
  it.each([
    ["/", "Home"],
    ["/areas/chelsea", "Chelsea"],
    ["/areas/chelsea?utm_source=flyer", "Chelsea"],
  ])("answers %s at once", async (path, text) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
  });

  it.each(["/nowhere", "/areas/atlantis", "/static/nothing.jpg"])(
    "shows the 404 page for %s",
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("Oops! Page not found");
      expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    },
  );

  it("shows nothing from outside its folder", async () => {
    await send();
    expect((await get("/..%2foutbox")).status).toBe(404);
  });

  it.each(["bytes=5-2", "bytes=-5", "bytes=9999-", "bytes=a-b", "words"])(
    "is answered whatever part of a file is asked for: %s",
    async (Range) => {
      const response = await fetch(`${origin}/app-01234567.js`, { headers: { Range } });
      expect([response.status, await response.text()]).toEqual([200, "app"]);
    },
  );

  it("is open to this machine only", () => {
    expect(server.address()).toMatchObject({ address: "127.0.0.1" });
  });
});

describe("Browsers", () => {
  it("get the packed copy of a page that has one", async () => {
    const packed = await fetch(`${origin}/packed`, { headers: { "Accept-Encoding": "br" } });
    expect(packed.headers.get("Content-Encoding")).toBe("br");
    expect(await packed.text()).toBe("Packed");
  });

  it.each(["/app-01234567.js", "/static/hero/hero.jpg"])(
    "may keep a file whose name changes with its content: %s",
    async (path) => {
      expect((await get(path)).headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    },
  );

  it.each(["/", "/areas/chelsea", "/styles.js", "/page-data/index/page-data.json", "/favicon.svg"])(
    "must ask again for a file whose name stays: %s",
    async (path) => {
      expect((await get(path)).headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    },
  );

  it("guess no content types and tell other sites no addresses", async () => {
    const { headers } = await get("/");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  });
});

describe("The outbox beside the site", () => {
  it("keeps quote requests", async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect((await readMessages(outboxFolder)).map((message) => message.parameters)).toEqual([parameters]);
  });

  it("shows them", async () => {
    await send();
    expect(await (await get("/outbox")).text()).toContain("Outbox: 1 message<");
  });

  it("is not shown to a website that the developer visits", async () => {
    const from = { Origin: "https://evil.example" };
    expect((await fetch(`${origin}/outbox`, { headers: from })).status).toBe(403);
  });

  it("says so when it cannot keep one, instead of seeming not to exist", async () => {
    await writeFile(outboxFolder, "a file where the folder should be");
    expect((await send()).status).toBe(500);
  });
});
