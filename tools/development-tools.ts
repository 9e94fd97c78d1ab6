import express, { type Express } from "express";
import { localCms } from "./cms/local-cms";
import { contentRedirects } from "./content-redirects";
import { answerFailure } from "./editor/refusal";
import { outbox } from "./outbox/outbox";

/** What `npm start` offers beside the site: the outbox, and the CMS at /admin. */
export function developmentTools(): Express {
  return express()
    .use(outbox(".outbox"), answerFailure)
    .use("/admin", localCms("http://localhost:8000"))
    .use(contentRedirects("data"));
}
