import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { dirname, join } from "node:path";
import { servePublic } from "../../../../tools/servers/serve-public";
import { portOf } from "../../../support/port-of";
import { temporaryFolder } from "../../../support/temporary-folder";

const files = {
  "index.html": "Home",
  "areas/chelsea.html": "Chelsea",
  "long.html": "All the words of a page. ".repeat(100),
  "404.html": "Oops! Page not found",
  "scripts/app-01234567.js": "app",
  _redirects: "/areas/old /areas/chelsea 301\n/services /#services 301\n",
};

const folder = temporaryFolder();
let server: Server;
let origin: string;

beforeAll(async () => {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  server = await servePublic({ port: 0, folder, outboxFolder: join(folder, "..", "outbox") });
  origin = `http://127.0.0.1:${portOf(server)}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(origin + path, { redirect: "manual", headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe("The built site", () => {
  it("is served without a restart while a build removes and adds files", async () => {
    await writeFile(join(folder, "new.html"), "New");
    expect(await get("/new")).toMatchObject({ status: 200, text: "New" });
    await rm(join(folder, "new.html"));
    expect(await get("/new")).toMatchObject({ status: 404, text: "Oops! Page not found" });
    await rename(join(folder, "404.html"), join(folder, "gone.html"));
    expect(await get("/new")).toMatchObject({ status: 404, text: "Not Found" });
    await rename(join(folder, "gone.html"), join(folder, "404.html"));
  });

  it.each([
    ["/", 200, "Home"],
    ["/areas/chelsea?utm_source=flyer", 200, "Chelsea"],
    ["/nowhere", 404, "Oops! Page not found"],
    ["/..%2foutbox", 404, "Oops! Page not found"],
    ["/_redirects", 404, "Oops! Page not found"],
    ["//long/", 404, "Oops! Page not found"],
  ])("answers %s with %i", async (path, status, text) => {
    expect(await get(path)).toMatchObject({ status, text });
  });

  it.each([
    ["/areas/old/?a=1", "/areas/chelsea?a=1"],
    ["/services?a=1", "/?a=1#services"],
    ["/areas/chelsea/?a=1", "/areas/chelsea?a=1"],
  ])("redirects from %s", async (path, to) => {
    const { status, headers } = await get(path);
    expect([status, headers.get("Location")]).toEqual([301, to]);
  });

  it("is sent compressed if it is long, and kept for a year if its name has a hash", async () => {
    const { headers, text } = await get("/long", { "Accept-Encoding": "br" });
    expect([headers.get("Content-Encoding"), text]).toEqual(["br", files["long.html"]]);
    expect(headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    const script = await get("/scripts/app-01234567.js");
    expect(script.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });

  it("is open to this machine only", () => {
    expect(server.address()).toMatchObject({ address: "127.0.0.1" });
  });
});
