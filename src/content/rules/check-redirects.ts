import { z } from "zod";
import { validationErrorAt } from "../reading/describe-issue";
import type { ParsedFile } from "../reading/parse-content-file";
import type { ValidationError } from "../reading/validation-error";
import { type ContentType, contentTypes } from "../types/content-types";

/** As much of the file's shape as is needed here; the rest is checked beside its fields. */
const redirectsFile = z.object({ redirects: z.array(z.object({ from: z.string(), to: z.string() })) });

/** Redirects that hide a page, and those that lead nowhere or on to another redirect. */
export function checkRedirects(files: readonly ParsedFile[]): ValidationError[] {
  const pages = files.flatMap(pageOf);
  return files.flatMap((file) => {
    const { data } = redirectsFile.safeParse(file.content);
    return (data?.redirects ?? []).flatMap(({ from, to }, index) => {
      const hidden = pages.includes(from) && {
        field: "from",
        expected: "an address without a page: here is one",
        remedy: "Remove this redirect.",
      };
      const lost = !pages.includes(to) && {
        field: "to",
        expected: "the address of a page that there is",
        remedy: "Name the page that takes its place, or remove this redirect.",
      };
      return [hidden, lost]
        .filter((fault) => fault !== false)
        .map(({ field, ...advice }) => validationErrorAt(file, ["redirects", index, field], advice));
    });
  });
}

/** The address of the page that a file is about. */
export function pageOf({ type, slug }: ParsedFile): string[] {
  const { page }: ContentType = contentTypes[type];
  return page === undefined ? [] : [typeof page === "function" ? page(slug) : page];
}
