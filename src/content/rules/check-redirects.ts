import * as z from "zod";
import { validationErrorAt } from "../reading/describe-issue";
import type { ParsedFile } from "../reading/parse-content-file";
import type { ValidationError } from "../reading/validation-error";

/** As much of the file's shape as is needed here; the rest is checked beside its fields. */
const redirectsFile = z.object({ redirects: z.array(z.object({ from: z.string(), to: z.string() })) });

/** Redirects that hide a page, and those that lead nowhere, round in a circle or on to another redirect. */
export function checkRedirects(files: readonly ParsedFile[], pages: readonly string[]): ValidationError[] {
  return files.flatMap((file) => {
    const { redirects = [] } = redirectsFile.safeParse(file.content).data ?? {};
    return redirects.flatMap(({ from, to }, index) => {
      const hidden = pages.includes(from.replace(/\.html?$/, "").replace(/^\/index$/, "/")) && {
        field: "from",
        expected: "an address without a page",
        remedy: "Remove this redirect, or first the page that is here.",
      };
      const leadsOn = redirects.some((other) => other.from === to);
      const lost = !pages.includes(to) && {
        field: "to",
        expected: leadsOn
          ? "the address of a page: this one leads on to another"
          : "the address of a page that there is",
        remedy: "Name the page that takes its place, or remove this redirect.",
      };
      return [hidden, lost]
        .filter((fault) => fault !== false)
        .map(({ field, ...advice }) => validationErrorAt(file, ["redirects", index, field], advice));
    });
  });
}
