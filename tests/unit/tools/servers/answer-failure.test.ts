import { once } from "node:events";
import type { Server } from "node:http";
import express, { type RequestHandler } from "express";
import { UserError } from "../../../../src/editor/site/user-error";
import { answerFailure } from "../../../../tools/servers/answer-failure";
import { portOf } from "../../../support/port-of";

let server: Server;

/** The answer of a server in which a request fails for this reason. */
async function answerTo(reason: unknown, body = "{}") {
  const fail: RequestHandler = (_request, _response, next) => next(reason);
  server = express()
    .use(express.json({ limit: 100 }), fail, answerFailure)
    .listen(0, "127.0.0.1");
  await once(server, "listening");
  const port = portOf(server);
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body });
  return { status: answer.status, ...(await answer.json()) };
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const fullDisk = Object.assign(new Error("ENOSPC: no space left on device, write"), { errno: -28 });

it.each([
  ["a full disk", fullDisk, "{}", 422, "This computer refused it: ENOSPC: no space left on device"],
  ["a request that is refused", new UserError("Not this."), "{}", 422, "Not this."],
  ["too large a body", undefined, `"${"x".repeat(200)}"`, 413, "too large"],
  ["a body that is no JSON", undefined, "{", 400, "JSON"],
])("The server answers a failure in one sentence: %s", async (_what, reason, body, status, words) => {
  const { error, ...answer } = await answerTo(reason, body);
  expect([answer, error]).toEqual([{ status }, expect.stringContaining(words)]);
  expect(error).not.toContain("\n");
});

it("An unexpected error is printed in the terminal", async () => {
  const log = jest.spyOn(console, "error").mockImplementation();
  const reason = new Error("x is not a function");
  const error = "Something went wrong; the terminal says what.";
  expect(await answerTo(reason)).toEqual({ status: 500, error });
  expect(log).toHaveBeenCalledWith(reason);
  log.mockRestore();
});
