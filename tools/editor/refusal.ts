import type { ErrorRequestHandler } from "express";
import * as z from "zod/mini";
import { PlainError } from "../../src/editor/site/plain-error";
import { StaleError } from "../../src/editor/store/store";

const full = "The disk is full. Make room on it, then do this once more.";
const locked = "This computer does not let the editor write its files.";

/** Errors of the system that an owner can put right. */
const sentences: Readonly<Record<string, string>> = {
  ENOSPC: full,
  EDQUOT: full,
  EROFS: locked,
  EACCES: locked,
  EPERM: locked,
  EBUSY: locked,
  ENAMETOOLONG: "A name is too long for this computer: choose a shorter one.",
};

/** An error of the system (a code), or of Express: a body that is too large or not JSON. */
const failure = z.partial(z.object({ code: z.string(), status: z.number(), message: z.string() }));

/** Answers with the error in one sentence. Logs unexpected errors in full. */
export const answerFailure: ErrorRequestHandler = (reason, _request, response, _next) => {
  if (reason instanceof StaleError) return response.status(409).json({ error: reason.message });
  if (reason instanceof z.core.$ZodError)
    return response.status(400).json({ error: "The editor's server does not understand this request." });
  const { code = "", status, message } = failure.safeParse(reason).data ?? {};
  const error = reason instanceof PlainError || status ? message : sentences[code];
  if (error) return response.status(status ?? 422).json({ error });
  console.error(reason);
  return response.status(500).json({ error: "Something went wrong; the terminal says what." });
};
