import { isRecord, valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { type ContentType, contentTypes } from "../../types/content-types";
import { validationErrorAt } from "../validation-error-at";

/** Redirects that hide a page, lead nowhere or on to another redirect, and addresses that lead to two places. */
export function checkRedirects(files: readonly ParsedFile[]): ValidationError[] {
  const pages = new Set(files.flatMap(pageOf));
  return files.filter(({ type }) => type === "Redirects").flatMap((file) => redirectErrors(file, pages));
}

function redirectErrors(file: ParsedFile, pages: ReadonlySet<string>): ValidationError[] {
  const list = valueAt(file.content, ["redirects"]);
  if (!Array.isArray(list)) return [];
  const known = new Set<string>();
  return list.flatMap((redirect: unknown, index) => {
    const from = text(redirect, "from");
    const to = text(redirect, "to");
    const isSecond = from !== "" && known.has(from);
    known.add(from);
    return [
      ...(pages.has(from) || isSecond
        ? [
            validationErrorAt(file, ["redirects", index, "from"], {
              expected: isSecond
                ? "an address that is listed once"
                : "an address without a page: here is one",
              remedy: "Remove this redirect.",
            }),
          ]
        : []),
      ...(to && !pages.has(to)
        ? [
            validationErrorAt(file, ["redirects", index, "to"], {
              expected: "the address of a page that there is",
              remedy: "Name the page that takes its place, or remove this redirect.",
            }),
          ]
        : []),
    ];
  });
}

/** The address of the page that a file is about. */
function pageOf({ type, content }: ParsedFile): string[] {
  const { page }: ContentType = contentTypes[type];
  if (typeof page !== "function") return page === undefined ? [] : [page];
  const slug = text(content, "slug");
  return slug ? [page(slug)] : [];
}

function text(content: unknown, field: string): string {
  const value = isRecord(content) ? content[field] : undefined;
  return typeof value === "string" ? value : "";
}
