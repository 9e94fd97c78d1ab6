import express, { type Express } from "express";
import { answerFailure } from "../editor/refusal";
import { outbox } from "../outbox";
import { contentRedirects } from "../site-server/content-redirects";

/** Serves the outbox, and redirects moved pages, under `npm start`. */
export function developmentTools(): Express {
  return express().use(outbox(".outbox"), answerFailure).use(contentRedirects("data"));
}
