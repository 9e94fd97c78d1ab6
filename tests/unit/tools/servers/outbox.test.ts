import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join } from "node:path";
import express from "express";
import { outbox, readMessages } from "../../../../tools/servers/outbox";
import { portOf } from "../../../support/port-of";
import { temporaryFolder } from "../../../support/temporary-folder";

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
let origin: string;

beforeEach(async () => {
  folder = join(temporaryFolder(), "messages");
  const app = express()
    .use((_request, response, next) => {
      response.set("Access-Control-Allow-Origin", "*"); // As `gatsby develop` does.
      next();
    })
    .use(outbox(folder))
    .use((_request, response) => response.send("the site"));
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${portOf(server)}`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
});

async function ask(path: string, options: RequestInit = {}) {
  const response = await fetch(origin + path, { redirect: "manual", ...options });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const send = (body: string, headers: Record<string, string> = {}) =>
  ask(sendPath, { method: "POST", body, headers });

const kept = async () => (await readMessages(folder)).map((message) => message.parameters);

describe("The outbox", () => {
  it("keeps a request, and shows it as text", async () => {
    expect(await send(complete)).toMatchObject({ status: 200, text: "OK" });
    expect(await kept()).toEqual([parameters]);
    const { text } = await ask("/outbox");
    expect(text).toContain("Outbox: 1 message<");
    expect(text).toContain("<dt>firstName</dt><dd>Zoë</dd>");
    expect(text).toContain("&#60;b&#62;&#39;Tiles&#39; &#38; grout&#60;/b&#62;");
  });

  it.each([
    ["no JSON", "{", 400],
    ["another key", JSON.stringify({ ...keys, user_id: "x", template_params: parameters }), 400],
    ["another service", JSON.stringify({ ...keys, service_id: "x", template_params: parameters }), 400],
    ["another template", JSON.stringify({ ...keys, template_id: "x", template_params: parameters }), 400],
    ["no recipient", JSON.stringify({ ...keys, template_params: {} }), 422],
    ["more than the provider takes", complete.padEnd(50 * 1024 + 1), 413],
  ])("refuses a request with %s", async (_what, body, status) => {
    expect(await send(body)).toMatchObject({ status });
    expect(await kept()).toEqual([]);
  });

  it("is emptied by the button on its page", async () => {
    await send(complete);
    expect((await ask("/outbox")).text).toContain('<form method="post"><button>');
    expect(await ask("/outbox", { method: "POST" })).toMatchObject({ status: 303 });
    expect(await kept()).toEqual([]);
    expect((await ask("/outbox")).text).not.toContain("<button>");
  });

  it("answers no page but its own server's", async () => {
    const headers = { Origin: "https://evil.example" };
    expect(await ask("/outbox", { headers })).toMatchObject({ status: 403 });
    expect(await send(complete, headers)).toMatchObject({ status: 403 });
    expect(await kept()).toEqual([]);
  });

  it("is read by no other website, nor shown in its frame", async () => {
    const { headers } = await ask("/outbox");
    expect(headers.get("X-Frame-Options")).toBe("DENY");
    expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("leaves the rest to the site", async () => {
    expect((await ask("/")).text).toBe("the site");
  });

  it("answers with an error if it cannot store a request", async () => {
    await writeFile(folder, "a file where the folder should be");
    expect(await send(complete)).toMatchObject({ status: 500 });
  });
});
