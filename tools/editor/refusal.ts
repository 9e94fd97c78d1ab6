import type { ErrorRequestHandler } from "express";
import { z } from "zod";

/** What stands against a request, in words for the editor; the editor shows what comes with this status in a dialog. */
const refused = 422;

/** Thrown where a request is refused; its message is one sentence for the editor. */
export class Refusal extends Error {}

const full = "The disk is full: nothing was changed. Make room on it, then do this once more.";
const locked = "This computer does not let the editor write its files: nothing was changed.";
const sentences: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: locked,
  EACCES: locked,
  EPERM: locked,
};

const systemError = z.object({ code: z.string() });

/** What Express itself refuses: a body that is too large, or no JSON. */
const clientError = z.object({ status: z.number(), expose: z.literal(true), message: z.string() });

/** Answers what went wrong in one sentence; where nobody could foresee it, the rest is in the log. */
export const answerFailure: ErrorRequestHandler = (reason, _request, response, _next) => {
  const client = clientError.safeParse(reason).data;
  if (client) return response.status(client.status).json({ error: client.message });
  const known =
    reason instanceof Refusal ? reason.message : sentences[systemError.safeParse(reason).data?.code ?? ""];
  if (known === undefined) console.error(reason);
  return response
    .status(known === undefined ? 500 : refused)
    .json({ error: known ?? "Something went wrong; the terminal says what." });
};
