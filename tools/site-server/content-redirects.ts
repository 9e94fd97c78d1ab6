import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { RequestHandler } from "express";
import { parseJson, withoutSchemaPath } from "../../src/content/reading/parse-json";
import { contentTypes } from "../../src/content/types/content-types";
import { redirectsSchema } from "../../src/content/types/redirects";
import { redirectOf } from "./redirects";

/** Redirects moved pages by the current data/redirects.json. */
export function contentRedirects(folder: string): RequestHandler {
  const { file: path } = contentTypes.Redirects.storedIn;
  return (request, response, next) => {
    readFile(join(folder, path), "utf8").then((text) => {
      const stored = redirectsSchema.safeParse(withoutSchemaPath(Object(parseJson(text)?.value)));
      const to = redirectOf(stored.data?.redirects ?? [], request.url);
      if (to) response.redirect(301, to);
      else next();
    }, next);
  };
}
