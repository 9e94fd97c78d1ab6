import express, { type Express } from "express";
import { editorServer } from "../editor/editor-server";
import { answerFailure } from "../editor/refusal";
import { outbox } from "../outbox";
import { contentRedirects } from "../site-server/content-redirects";

/** Serves the outbox and the editor at /admin under `npm start`. */
export function developmentTools(): Express {
  return express()
    .use(outbox(".outbox"), answerFailure)
    .use("/admin", editorServer())
    .use(contentRedirects("data"));
}
