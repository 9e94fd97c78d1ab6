import { secureHostHeaders } from "../../src/post-build/hosting/response-headers";
import { ask, textOf } from "../../tools/check-live/ask";
import { findCommand } from "../../tools/hosts/find-command";
import { hosts } from "../../tools/hosts/hosts";
import { type RunningHost, startHost } from "../../tools/hosts/start-host";
import { freePort } from "./free-port";
import { requests } from "./requests";

const installed = hosts.filter(({ command }) => findCommand(command));
const skipped = hosts.filter((host) => !installed.includes(host));

it("at least one host is installed here", () => {
  for (const { name, install } of skipped)
    process.stdout.write(`Not tried: ${name}. To install it: ${install}\n`);
  expect(installed).not.toEqual([]);
});

describe.each(installed.map((host) => [host.name, host] as const))("On %s", (name, host) => {
  let running: RunningHost | undefined;
  let origin = "";

  beforeAll(async () => {
    running = await startHost(host, "public", await freePort());
    origin = running.origin;
  });

  afterAll(() => running?.stop());

  const asked = requests.filter(({ exceptions }) => !exceptions?.[name]);

  it.each(asked.map((request) => [request.what, request] as const))("%s", async (_what, request) => {
    const answer = await ask(origin, request.path, request);
    expect(request.status).toContain(answer.status);
    for (const [header, pattern] of Object.entries(request.answers ?? {})) {
      const value = answer.headers[header];
      if (pattern) expect([header, String(value ?? "")]).toEqual([header, expect.stringMatching(pattern)]);
      else expect([header, value]).toEqual([header, undefined]);
    }
    if (request.shows) expect(textOf(answer)).toMatch(request.shows);
  });

  it.each(["/", "/nowhere"])("every security header comes with %s", async (path) => {
    const { headers } = await ask(origin, path);
    for (const [header, value] of Object.entries(secureHostHeaders)) {
      const sent = headers[header.toLowerCase()];
      // A preview without TLS leaves upgrade-insecure-requests out.
      expect([header, sent]).toEqual([header, expect.stringContaining(value.split(";")[0] ?? value)]);
    }
  });

  it("other sites may not load pages", async () => {
    expect((await ask(origin, "/portfolio")).headers["cross-origin-resource-policy"]).toBe("same-origin");
  });

  it("pictures may be shown elsewhere", async () => {
    const picture = requests.find(({ path }) => path.endsWith(".avif"))?.path ?? "";
    expect((await ask(origin, picture)).headers["cross-origin-resource-policy"]).toBeUndefined();
  });

  it("an unchanged page is not sent again", async () => {
    const first = await ask(origin, "/portfolio", { headers: { "Accept-Encoding": "gzip" } });
    const etag = String(first.headers.etag);
    const again = await ask(origin, "/portfolio", {
      headers: { "Accept-Encoding": "gzip", "If-None-Match": etag },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it("nothing tells the server's version", async () => {
    for (const path of ["/", "/nowhere"]) {
      const { headers } = await ask(origin, path);
      expect(String(headers.server ?? "")).not.toMatch(/\d/);
      expect(headers["x-powered-by"]).toBeUndefined();
    }
  });
});
