/** @jest-environment node */
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
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
  server = createServer((incoming, response) =>
    mail(incoming, response, (error) => response.end(next(error))),
  );
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

describe("Before a browser sends from another origin", () => {
  it("it is told that it may", async () => {
    const response = await fetch(`${origin}/api/v1.0/email/send`, { method: "OPTIONS" });
    expect(response.status).toBe(204);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Access-Control-Allow-Methods")).toBe("POST");
    expect(response.headers.get("Access-Control-Allow-Headers")).toBe("Content-Type");
  });

  it("nothing is kept", async () => {
    await fetch(`${origin}/api/v1.0/email/send`, { method: "OPTIONS" });
    expect(await readMessages(folder)).toEqual([]);
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
  ])("is refused, readable from any origin, and not kept: %s", async (_why, body, status, text) => {
    const response = await send(body);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(text);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(await readMessages(folder)).toEqual([]);
  });

  it.each(["GET", "PUT", "DELETE", "PATCH"])("is refused when it is no POST: %s", async (method) => {
    const response = await fetch(`${origin}/api/v1.0/email/send`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe("POST, OPTIONS");
  });
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
