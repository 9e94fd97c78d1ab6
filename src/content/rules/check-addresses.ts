import { pagePaths } from "../../routes";
import { sitePages } from "../derived/site-pages";
import { fieldsIn } from "../fields/find-fields";
import type { ParsedFile } from "../reading/parse-content-file";
import type { ValidationError } from "../reading/validation-error";
import { fieldErrors } from "./field-errors";

/** Finds links and redirects that lead to no page, and redirects that hide a page or lead to another redirect. */
export function checkAddresses(files: readonly ParsedFile[]): ValidationError[] {
  const pages = sitePages((type) =>
    files.flatMap((file) => (file.type === type ? { ...Object(file.content), slug: file.slug } : [])),
  )
    .map(({ path }) => path)
    .filter((path) => path !== pagePaths.notFound);
  const moved = files
    .flatMap(({ schema, content }) => fieldsIn(schema, content))
    .flatMap(({ description: { use }, value }) => (use === "oldPath" ? value : []));
  return fieldErrors(files, ({ description: { use }, value }) => {
    if (typeof value !== "string") return undefined;
    const isLost = !pages.includes(value.replace(/#.*/, ""));
    const expected = "the address of an existing page";
    if (use === "link" && value.startsWith("/") && isLost)
      return { expected, remedy: "Name another page, or remove the link." };
    if (use === "page" && isLost)
      return {
        expected: moved.includes(value) ? "the address of a page: this one leads on to another" : expected,
        remedy: "Name the page that takes its place, or remove this redirect.",
      };
    if (use === "oldPath" && pages.includes(servedPath(value)))
      return {
        expected: "an address without a page",
        remedy: "Remove this redirect, or remove the page first.",
      };
    return undefined;
  });
}

/** The page that some host serves at a path: the home page at /Index.html, the portfolio at /Portfolio. */
const servedPath = (path: string) =>
  path
    .toLowerCase()
    .replace(/\.html?$/, "")
    .replace(/\/index$/, "") || "/";
