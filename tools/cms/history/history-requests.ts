import { type RequestHandler, Router } from "express";
import { z } from "zod";
import { inTurn } from "../../editor/in-turn";
import { refused } from "../../editor/refusal";
import type { History } from "./kept-history";
import { undo } from "./undo";

const undoSchema = z.object({ id: z.string() });

/** Tells the changes that were kept, and undoes one of them: GET and POST. */
export function historyRequests(folder: string, history: History): RequestHandler {
  return Router()
    .get("/", (_request, response, next) => {
      history.changes().then((changes) => response.json(changes), next);
    })
    .post("/", (request, response, next) => {
      const asked = undoSchema.safeParse(request.body);
      if (!asked.success) return next();
      inTurn(() => undo(folder, history, asked.data.id)).then(
        ({ refusal, path }) =>
          refusal ? response.status(refused).json({ error: refusal }) : response.json({ path }),
        next,
      );
    });
}
