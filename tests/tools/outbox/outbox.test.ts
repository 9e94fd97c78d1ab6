/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMessages } from "../../../tools/outbox/message-store";
import { outbox } from "../../../tools/outbox/outbox";
import { parameters, sendBody, sendBodyOfSize } from "./valid-request";

let parent: string;
let folder: string;
let server: Server;
let origin: string;

const next = jest.fn<string, [unknown?]>(() => "the site");

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "outbox-"));
  folder = join(parent, "messages");
  const mail = outbox(folder);
  server = createServer((incoming, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*"); // As `gatsby develop` does.
    mail(incoming, response, (error) => response.end(next(error)));
  });
  await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  origin = `http://127.0.0.1:${address.port}`;
});

afterEach(async () => {
  next.mockClear();
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
  await rm(parent, { recursive: true });
});

const send = (body: string) =>
  fetch(`${origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
  });

/** The answer to a request with headers that fetch would not let anyone choose. */
const answerTo = (path: string, method: string, headers: Record<string, string>, body = "") =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((answered, failed) => {
    request(`${origin}${path}`, { method, headers }, (response) =>
      answered({ status: response.resume().statusCode, headers: response.headers }),
    )
      .on("error", failed)
      .end(body);
  });

describe("Who is not a page of this server", () => {
  it.each([
    ["a website that the developer visits", { Origin: "https://evil.example" }],
    ["a website whose name was made to point here", { Host: "evil.example:8000" }],
    ["another server of this machine", { Origin: "http://localhost:3000" }],
  ])("reads no messages, and leaves none: %s", async (_who, from) => {
    expect((await answerTo("/outbox", "GET", from)).status).toBe(403);
    const headers = { "Content-Type": "text/plain", ...from };
    expect((await answerTo("/api/v1.0/email/send", "POST", headers, sendBody())).status).toBe(403);
    expect(await readMessages(folder)).toEqual([]);
  });

  it("is not let in by what the server before us allows, and shows no messages in a frame", async () => {
    const { headers } = await answerTo("/outbox", "GET", {});
    expect(headers).not.toHaveProperty("access-control-allow-origin");
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "content-security-policy": "frame-ancestors 'none'",
    });
  });
});

describe("The form of the site itself", () => {
  it.each(["localhost", "127.0.0.1"])("sends from %s at whatever port", async (name) => {
    const own = `${name}:${new URL(origin).port}`;
    for (const Origin of [`http://${own}`, `https://${own}`])
      expect((await answerTo("/api/v1.0/email/send", "POST", { Host: own, Origin }, sendBody())).status).toBe(
        200,
      );
    expect(await readMessages(folder)).toHaveLength(2);
  });
});

describe("A complete quote request", () => {
  it("is answered with OK", async () => {
    const response = await send(sendBody());
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("OK");
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  });

  it("is kept with its seven parameters and the time of its arrival", async () => {
    const before = Date.now();
    await send(sendBody());
    const [message, ...more] = await readMessages(folder);
    expect(message?.parameters).toEqual(parameters);
    expect(Date.parse(message?.received ?? "")).toBeGreaterThanOrEqual(before);
    expect(Date.parse(message?.received ?? "")).toBeLessThanOrEqual(Date.now());
    expect(more).toEqual([]);
  });

  it("may come with a query in its address", async () => {
    const response = await fetch(`${origin}/api/v1.0/email/send?from=test`, {
      method: "POST",
      body: sendBody(),
    });
    expect(response.status).toBe(200);
  });

  it("may be as large as the provider allows", async () => {
    expect((await send(sendBodyOfSize(50 * 1024))).status).toBe(200);
    expect(await readMessages(folder)).toHaveLength(1);
  });
});

describe("A request that the provider would refuse", () => {
  it.each([
    ["it is not JSON", "{", 400, "The request body is not valid JSON"],
    ["it is empty", "", 400, "The request body is not valid JSON"],
    ["the public key is wrong", sendBody({ user_id: "x" }), 400, "The Public Key is invalid"],
    ["the service is wrong", sendBody({ service_id: "x" }), 400, "The service ID not found"],
    ["the template is wrong", sendBody({ template_id: "x" }), 400, "The template ID not found"],
    [
      "there is no message",
      sendBody({ template_params: undefined }),
      400,
      "The template_params parameter is required",
    ],
    [
      "the message is incomplete",
      sendBody({ template_params: { ...parameters, phone: "" } }),
      422,
      "Missing template parameters: phone",
    ],
    ["it is a byte too large", sendBodyOfSize(50 * 1024 + 1), 413, "Variables size limit exceeded: 50Kb"],
    ["it is far too large", sendBodyOfSize(2_000_000), 413, "Variables size limit exceeded: 50Kb"],
  ])("is refused and not kept: %s", async (_why, body, status, text) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
    expect(await readMessages(folder)).toEqual([]);
  });

  it.each(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])(
    "is refused when it is no POST: %s",
    async (method) => {
      const response = await fetch(`${origin}/api/v1.0/email/send`, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get("Allow")).toBe("POST");
    },
  );
});

describe("The page at /outbox", () => {
  const show = async () => {
    const response = await fetch(`${origin}/outbox`);
    return { response, html: await response.text() };
  };

  it("shows what was kept", async () => {
    await send(sendBody());
    expect((await show()).html).toContain("<dt>projectDetails</dt><dd>A shower with green wall tiles.</dd>");
  });

  it("stands before the first message", async () => {
    expect((await show()).html).toContain("Outbox: 0 messages");
  });

  it("is fresh at every visit", async () => {
    const { response } = await show();
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });

  it("shows markup in a message as text", async () => {
    const projectDetails = "<script>alert('tiles & grout')</script>";
    await send(sendBody({ template_params: { ...parameters, projectDetails } }));
    const { html } = await show();
    expect(html).not.toContain("<script");
    expect(html).toContain("&#60;script&#62;alert(&#39;tiles &#38; grout&#39;)&#60;/script&#62;");
  });
});

/** Asks for an address exactly as given; fetch would tidy it up. */
const statusOf = (path: string) =>
  new Promise<number | undefined>((answered, failed) => {
    request(`${origin}/`, { path }, (response) => answered(response.resume().statusCode))
      .on("error", failed)
      .end();
  });

describe("Everything else", () => {
  it.each(["/", "/outbox/", "/outboxes", "/api/v1.0/email/send-form", "/api/v1.0/email/send/"])(
    "is left to the site: %s",
    async (path) => {
      expect(await (await fetch(origin + path)).text()).toBe("the site");
    },
  );

  it("is left to the site when something is posted to /outbox", async () => {
    expect(await (await fetch(`${origin}/outbox`, { method: "POST" })).text()).toBe("the site");
  });

  it.each(["//", "/%", "/outbox%", "///outbox"])("is left to the site, however odd: %s", async (path) => {
    expect(await statusOf(path)).toBe(200);
    expect(next).toHaveBeenCalledWith(undefined);
  });
});

describe("A folder that cannot be written", () => {
  it("is reported to the server, so that no request seems to be kept", async () => {
    await writeFile(folder, "a file where the folder should be");
    await send(sendBody());
    expect(next).toHaveBeenCalledWith(expect.objectContaining({ code: "EEXIST" }));
  });
});
