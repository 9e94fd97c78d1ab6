import type { ErrorRequestHandler } from "express";
import * as z from "zod/mini";
import { UserError } from "../../src/editor/site/user-error";
import { StaleError } from "../../src/editor/store/store";

export const notUnderstood = new UserError("The editor's server does not understand this request.");

/** An error of the system, such as a full disk, has an `errno`. An error of Express, such as too large a body, has a `status`. */
const failure = z.partial(z.object({ errno: z.number(), status: z.number(), message: z.string() }));

/** Answers with one sentence about the error. Logs unexpected errors in full. */
export const answerFailure: ErrorRequestHandler = (reason, _request, response, _next) => {
  if (reason instanceof StaleError) return response.status(409).json({ error: reason.message });
  if (reason instanceof z.core.$ZodError) return response.status(400).json({ error: notUnderstood.message });
  const { errno, status, message } = failure.safeParse(reason).data ?? {};
  if (errno) return response.status(422).json({ error: `This computer refused it: ${message}` });
  if (reason instanceof UserError || status) return response.status(status ?? 422).json({ error: message });
  console.error(reason);
  return response.status(500).json({ error: "Something went wrong; the terminal says what." });
};
