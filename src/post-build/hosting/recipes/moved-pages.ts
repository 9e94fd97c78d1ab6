import type { Redirect } from "../redirects";
import { apacheRedirect } from "./apache-recipe";
import { caddyRedirect } from "./caddy-recipe";
import { movedPagesFiles } from "./moved-pages-files";
import { nginxRedirect } from "./nginx-recipe";

/** The files by which servers lead from pages that moved to where they are; they read them when they are reloaded. */
export function movedPages(moved: readonly Redirect[]): Readonly<Record<string, string>> {
  const lines = (line: (redirect: Redirect) => string) =>
    [neverEmpty, ...moved.map(line)].map((text) => `${text}\n`).join("");
  return {
    [movedPagesFiles.nginx]: lines(nginxRedirect),
    [movedPagesFiles.apache]: lines(apacheRedirect),
    [movedPagesFiles.caddy]: lines(caddyRedirect),
  };
}

/** Caddy 2.6 does not start where a file that it imports is empty: "Could not read tokens while importing … EOF". */
const neverEmpty = "# Pages that moved; written by the build.";
