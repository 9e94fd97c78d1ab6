import type * as z from "zod/mini";
import { companyFacts } from "../derived/company-facts";
import { schemaAt, unwrapOptional } from "../fields/find-fields";
import { type ParsedFile, validEntry } from "../reading/parse-content-file";
import type { ValidationError } from "../reading/validation-error";
import { missingFacts } from "../values/placeholders";
import type { ContentPath } from "../values/value-path";
import { fieldErrors } from "./field-errors";

/**
 * Finds required texts that name a fact which the company lacks. Pages leave out an optional text that does, and a row of a list
 * with such a text (`filled` in graphql/directives.ts).
 */
export function checkFacts(files: readonly ParsedFile[]): ValidationError[] {
  const [company] = files.flatMap((file) => validEntry(file, "Company") ?? []);
  if (!company) return [];
  const services = files.filter(({ type }) => type === "Service").length;
  const facts = companyFacts(company, services);
  return fieldErrors(files, ({ path, description: { use }, value }, { schema }) => {
    if (use !== "textWithFacts" || typeof value !== "string") return undefined;
    const missing = missingFacts(value, facts).map((name) => `{${name}}`);
    if (missing.length === 0 || mayBeLeftOut(schema, path)) return undefined;
    return {
      expected: `a sentence without ${missing.join(" and ")}, which the company has not given`,
      remedy: "Write the sentence without it, or give the fact in the company's details.",
    };
  });
}

function mayBeLeftOut(schema: z.ZodMiniObject, path: ContentPath): boolean {
  const field = schemaAt(schema, path);
  const isOptional = field !== undefined && unwrapOptional(field) !== field;
  const isInRow = path.some((step) => typeof step === "number");
  return isOptional || isInRow;
}
