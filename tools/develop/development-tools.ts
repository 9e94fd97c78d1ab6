import express, { type Express } from "express";
import { answerFailure } from "../editor/refusal";
import { outbox } from "../outbox";

/** Serves the outbox under `npm start`. */
export function developmentTools(): Express {
  return express().use(outbox(".outbox"), answerFailure);
}
