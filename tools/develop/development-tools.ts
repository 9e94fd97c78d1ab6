import express, { type Express } from "express";
import { editorServer } from "../editor/editor-server";
import { answerFailure } from "../editor/refusal";
import { outbox } from "../outbox/outbox";
import { contentRedirects } from "../site-server/content-redirects";

/** What `npm start` offers beside the site: the outbox, and the editor at /admin. */
export function developmentTools(): Express {
  return express()
    .use(outbox(".outbox"), answerFailure)
    .use("/admin", editorServer("http://localhost:8000"))
    .use(contentRedirects("data"));
}
