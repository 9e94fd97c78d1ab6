/** @jest-environment node */
import { writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import { join } from "node:path";
import { readMessages, storeMessage } from "../../tools/outbox/message-store";
import { outbox } from "../../tools/outbox/outbox";
import { temporaryFolder } from "../jest/temporary-folder";

const sendPath = "/api/v1.0/email/send";
const keys = { user_id: "local-public-key", service_id: "local-service", template_id: "quote-request" };
const parameters = {
  firstName: "Zoë",
  projectDetails: "<b>'Tiles' & grout</b>",
  to_email: "quotes@tiles.example",
};
const complete = JSON.stringify({ ...keys, template_params: parameters });

let folder: string;
let server: Server;
let port: number;

beforeEach(async () => {
  folder = temporaryFolder();
  const mail = outbox(join(folder, "messages"));
  server = createServer((incoming, response) => {
    response.setHeader("Access-Control-Allow-Origin", "*"); // As `gatsby develop` does.
    mail(incoming, response, (error) => response.end(error ? `failed: ${error}` : "the site"));
  });
  await new Promise<void>((started) => server.listen(0, "127.0.0.1", started));
  const address = server.address();
  port = typeof address === "object" ? (address?.port ?? 0) : 0;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
});

/** The answer to a request with headers that fetch would not let anyone choose. */
const answerTo = (path: string, method = "GET", body = "", headers: Record<string, string> = {}) =>
  new Promise<{ status?: number | undefined; headers: IncomingHttpHeaders; text: string }>(
    (answered, failed) => {
      request({ host: "127.0.0.1", port, path, method, headers }, async (response) => {
        const text = (await response.setEncoding("utf8").toArray()).join("");
        answered({ status: response.statusCode, headers: response.headers, text });
      })
        .on("error", failed)
        .end(body);
    },
  );

const kept = async () => (await readMessages(join(folder, "messages"))).map((message) => message.parameters);

describe("The outbox", () => {
  it.each([
    ["an object", { toString: 1, nested: ["a"] }, "toString"],
    ["a list", [1, { two: 2 }], "two"],
    ["a number", 20, "20"],
    ["nothing", null, "null"],
    ["a yes", true, "true"],
  ])("shows a message whose details, name and phone are %s", async (_what, odd, shown) => {
    const template_params = { ...parameters, projectDetails: odd, firstName: odd, phone: odd, email: odd };
    await answerTo(sendPath, "POST", JSON.stringify({ ...keys, template_params }));
    const { text } = await answerTo("/outbox");
    expect(text).toContain("Outbox: 1 message<");
    expect(text).toContain(shown);
  });

  it("passes over a file that is no message", async () => {
    const warn = jest.spyOn(console, "warn").mockReturnValue();
    await storeMessage(join(folder, "messages"), parameters, new Date());
    for (const text of ["{", "[]", '{"received":"yesterday","parameters":{}}'])
      await writeFile(join(folder, "messages", `${text.length}.json`), text);
    expect(await kept()).toEqual([parameters]);
    expect(warn).toHaveBeenCalledTimes(3);
    warn.mockRestore();
  });

  it("keeps a request, and shows it as text", async () => {
    expect(await answerTo(sendPath, "POST", complete)).toMatchObject({ status: 200, text: "OK" });
    expect(await kept()).toEqual([parameters]);
    const { text } = await answerTo("/outbox");
    expect(text).toContain("Outbox: 1 message<");
    expect(text).toContain("<dt>First Name</dt>");
    expect(text).toMatch(/<time datetime="[^"]+Z">\w+day.* 20\d\d.* \d\d:\d\d</);
    expect(text).toContain("&#60;b&#62;&#39;Tiles&#39; &#38; grout&#60;/b&#62;");
  });

  it.each([
    ["no JSON", "{", 400],
    ["another key", JSON.stringify({ ...keys, user_id: "x", template_params: parameters }), 400],
    ["another service", JSON.stringify({ ...keys, service_id: "x", template_params: parameters }), 400],
    ["another template", JSON.stringify({ ...keys, template_id: "x", template_params: parameters }), 400],
    ["no recipient", JSON.stringify({ ...keys, template_params: {} }), 422],
    ["more than the provider takes", complete.padEnd(50 * 1024 + 1), 413],
    ["far more than that", complete.padEnd(2_000_000), 413],
  ])("refuses a request with %s", async (_what, body, status) => {
    expect(await answerTo(sendPath, "POST", body)).toMatchObject({ status });
    expect(await kept()).toEqual([]);
  });

  it.each([
    ["07700 900 456", "+447700900456"],
    ["+33 1 70 18 99 00", "+33170189900"],
  ])("offers one press to answer each way: %s", async (phone, number) => {
    const asked = {
      ...parameters,
      email: "zoë+tiles@home.example",
      phone,
      projectDetails: "Tiles & grout.\nSoon?\ud800",
    };
    await answerTo(sendPath, "POST", JSON.stringify({ ...keys, template_params: asked }));
    const { text } = await answerTo("/outbox");
    const links = [...text.matchAll(/href="([^"]*)"/g)].map(
      ([, address = ""]) => new URL(address.replaceAll("&#38;", "&")),
    );
    expect(links.map(({ protocol, pathname }) => protocol + decodeURIComponent(pathname))).toEqual([
      "mailto:zoë+tiles@home.example",
      `https:/${number.slice(1)}`,
      `tel:${number}`,
    ]);
    expect(links[0]?.pathname).toMatch(/@home\.example$/);
    const body = links[0]?.searchParams.get("body");
    expect(body).toMatch(/^Hello Zoë,\r\n[\s]*\r\n> Tiles & grout\.\r\n> Soon\?\ufffd$/);
  });

  it("offers no answer to a request that names nobody", async () => {
    await answerTo(sendPath, "POST", complete);
    expect((await answerTo("/outbox")).text).not.toContain("href");
  });

  it("is emptied by a press on its page", async () => {
    await answerTo(sendPath, "POST", complete);
    expect((await answerTo("/outbox")).text).toContain('<form method="post"><button>');
    const origin = { Origin: `http://127.0.0.1:${port}` };
    expect(await answerTo("/outbox", "POST", "", origin)).toMatchObject({ status: 303 });
    expect(await kept()).toEqual([]);
    expect((await answerTo("/outbox")).text).not.toContain("<button>");
  });

  it("answers no page but its own server's", async () => {
    const headers = { Origin: "https://evil.example" };
    expect(await answerTo("/outbox", "GET", "", headers)).toMatchObject({ status: 403 });
    expect(await answerTo(sendPath, "POST", complete, headers)).toMatchObject({ status: 403 });
    expect(await kept()).toEqual([]);
    await answerTo(sendPath, "POST", complete);
    expect(await answerTo("/outbox", "POST", "", headers)).toMatchObject({ status: 403 });
    expect(await kept()).toHaveLength(1);
  });

  it("is read by no other website, nor shown in its frame", async () => {
    const { headers } = await answerTo("/outbox");
    expect(headers).toMatchObject({ "x-frame-options": "DENY", "cache-control": "no-store" });
    expect(headers).not.toHaveProperty("access-control-allow-origin");
  });

  it.each(["/", "/outbox/", "//", "/%", `${sendPath}-form`])(
    "leaves the rest to the site: %s",
    async (path) => {
      expect((await answerTo(path)).text).toBe("the site");
    },
  );

  it("says so where it cannot keep a request", async () => {
    await writeFile(join(folder, "messages"), "a file where the folder should be");
    expect((await answerTo(sendPath, "POST", complete)).text).toMatch(/^failed: /);
  });

  it("keeps the newest 500", async () => {
    for (let second = 0; second <= 500; second++)
      await storeMessage(join(folder, "messages"), { second }, new Date(second * 1000));
    const messages = await kept();
    expect([messages.length, messages[0], messages.at(-1)]).toEqual([500, { second: 500 }, { second: 1 }]);
  });
});
