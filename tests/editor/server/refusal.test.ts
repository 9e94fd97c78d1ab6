/** @jest-environment node */
import type { Server } from "node:http";
import express, { type RequestHandler } from "express";
import { answerFailure, Refusal } from "../../../tools/editor/refusal";

let server: Server;

/** The answer of a server in which this went wrong. */
async function answerTo(reason: unknown, body = "{}") {
  const fail: RequestHandler = (_request, _response, next) => next(reason);
  server = express()
    .use(express.json({ limit: 100 }), fail, answerFailure)
    .listen(0, "127.0.0.1");
  await new Promise((listening) => server.once("listening", listening));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body });
  return { status: answer.status, ...(await answer.json()) };
}

afterEach(async () => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((stopped) => server.close(stopped));
});

const systemError = (code: string) => Object.assign(new Error(`${code}: at /home/us/data`), { code });

describe("What goes wrong is answered in one sentence", () => {
  it.each([
    [
      "a full disk",
      "ENOSPC",
      "The disk is full: nothing was changed. Make room on it, then do this once more.",
    ],
    ["a used-up share of it", "EDQUOT", expect.stringContaining("The disk is full")],
    [
      "a read-only disk",
      "EROFS",
      "This computer does not let the editor write its files: nothing was changed.",
    ],
    ["a folder of somebody else", "EACCES", expect.stringContaining("does not let the editor write")],
    ["a file that is locked", "EPERM", expect.stringContaining("does not let the editor write")],
  ])("%s", async (_what, code, error) => {
    expect(await answerTo(systemError(code))).toEqual({ status: 422, error });
  });

  it("a request that is refused", async () => {
    expect(await answerTo(new Refusal("Not this."))).toEqual({ status: 422, error: "Not this." });
  });

  it.each([
    ["too large a body", `"${"x".repeat(200)}"`, 413],
    ["a body that is no JSON", "{", 400],
  ])("%s", async (_what, body, status) => {
    expect(await answerTo(undefined, body)).toEqual({ status, error: expect.not.stringContaining("\n") });
  });

  it("what nobody could foresee, with the rest in the terminal", async () => {
    const log = jest.spyOn(console, "error").mockImplementation();
    const reason = new Error("x is not a function");
    expect(await answerTo(reason)).toEqual({
      status: 500,
      error: "Something went wrong; the terminal says what.",
    });
    expect(log).toHaveBeenCalledWith(reason);
  });
});
