import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { secureHostHeaders } from "../../src/publish/hosting/response-headers";
import { writeHostFiles } from "../../src/publish/hosting/write-host-files";
import { ask } from "./ask";
import { installed, missing, type RunningHost, startHost } from "./hosts";
import { requests } from "./requests";

// Netlify's and Cloudflare's own servers take a minute to start on a busy machine.
jest.setTimeout(150_000);

const company = { website: "https://tiles.example", email: "office@tiles.example" };

it("At least one host is installed here", () => {
  for (const { name, install } of missing)
    process.stdout.write(`Not tried: ${name}. To install it: ${install}\n`);
  expect(installed).not.toEqual([]);
});

describe.each(installed.map((host) => [host.name, host] as const))("On %s", (name, host) => {
  let running: RunningHost;

  beforeAll(async () => {
    running = await startHost(host, "public");
  });

  afterAll(() => running?.stop());

  const asked = requests.filter(({ not }) => !not?.includes(name));

  it.each(asked.map((request) => [request.what, request] as const))("%s", async (_what, request) => {
    const answer = await ask(running.origin, request.path, request);
    expect(request.status).toContain(answer.status);
    for (const [header, pattern] of Object.entries(request.answers ?? {})) {
      const value = answer.headers[header];
      if (pattern) expect([header, String(value ?? "")]).toEqual([header, expect.stringMatching(pattern)]);
      else expect([header, value]).toEqual([header, undefined]);
    }
    if (request.shows) expect(answer.text).toMatch(request.shows);
  });

  it.each(["/", "/nowhere"])(
    "%s has every security header, letter by letter, and no version",
    async (path) => {
      const { headers } = await ask(running.origin, path);
      for (const [header, value] of Object.entries(secureHostHeaders))
        expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
      expect(String(headers.server ?? "")).not.toMatch(/\d/);
      expect(headers["x-powered-by"]).toBeUndefined();
    },
  );

  it("Pictures may be shown elsewhere", async () => {
    const picture = requests.find(({ path }) => path.endsWith(".avif"))?.path ?? "";
    const { headers } = await ask(running.origin, picture);
    expect(headers["cross-origin-resource-policy"]).toBeUndefined();
  });

  it("An unchanged page is not sent again", async () => {
    const packed = { "Accept-Encoding": "gzip" };
    const first = await ask(running.origin, "/portfolio", { headers: packed });
    const headers = { ...packed, "If-None-Match": String(first.headers.etag) };
    expect(await ask(running.origin, "/portfolio", { headers })).toMatchObject({ status: 304, text: "" });
  });

  it.each([[[]], [[{ from: "/areas/aldwych", to: "/areas/strand" }]]])(
    "A page that moved leads to where it is, and a site without one starts: %j",
    async (moved) => {
      const folder = await mkdtemp(join(tmpdir(), "moved-pages-"));
      await mkdir(join(folder, "areas"));
      for (const page of ["index.html", "404.html", "areas/strand.html"])
        await writeFile(join(folder, page), "<!DOCTYPE html>");
      await writeHostFiles(folder, company.website, moved);
      const { origin, stop } = await startHost(host, folder);
      for (const { from, to } of moved)
        for (const path of [from, `${from}?utm_source=flyer`]) {
          const { status, headers } = await ask(origin, path);
          expect([301, 308]).toContain(status);
          expect(headers.location?.replace(origin, "")).toMatch(new RegExp(`^${to}(\\?utm_source=flyer)?$`));
        }
      expect((await ask(origin, "/areas/strand")).status).toBe(200);
      await stop();
      await rm(folder, { recursive: true });
    },
  );
});
