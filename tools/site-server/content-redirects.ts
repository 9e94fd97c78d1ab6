import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RequestHandler } from "express";
import { contentTypes } from "../../src/content/types/content-types";
import { redirectsIn } from "../../src/editor/change/redirects";
import { redirectOf } from "./redirects";

/** Redirects moved pages as data/redirects.json says at the moment. */
export function contentRedirects(folder: string): RequestHandler {
  const { file: path } = contentTypes.Redirects.place;
  return (request, response, next) => {
    readFile(join(folder, path), "utf8").then((text) => {
      const to = redirectOf(redirectsIn([{ path, text }]) ?? [], request.url);
      if (to) response.redirect(301, to);
      else next();
    }, next);
  };
}
