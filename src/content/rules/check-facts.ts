import type * as z from "zod/mini";
import { companyFacts } from "../derived/company-facts";
import { fieldsIn, schemaAt, unwrapOptional } from "../fields/find-fields";
import { type ParsedFile, validEntry } from "../reading/parse-content-file";
import { type ValidationError, validationErrorAt } from "../reading/validation-error";
import { fillFacts } from "../values/placeholders";
import type { ContentPath } from "../values/value-path";

/** Finds required texts that name a fact which the company lacks. Pages leave out such a row of a list, and such an optional text. */
export function checkFacts(files: readonly ParsedFile[]): ValidationError[] {
  const [company] = files.flatMap((file) => validEntry(file, "Company") ?? []);
  if (!company) return [];
  const services = files.filter(({ type }) => type === "Service").length;
  const facts = companyFacts(company, services);
  return files.flatMap((file) =>
    fieldsIn(file.schema, file.content).flatMap(({ path, description: { use }, value }) => {
      if (use !== "textWithFacts" || typeof value !== "string" || value === "") return [];
      if (fillFacts(value, facts) !== "" || mayBeLeftOut(file.schema, path)) return [];
      const lacking = Object.entries(facts).flatMap(([name, fact]) =>
        fact === "" && value.includes(`{${name}}`) ? `{${name}}` : [],
      );
      return validationErrorAt(file, path, {
        expected: `a sentence without ${lacking.join(" and ")}, which the company has not given`,
        remedy: "Write the sentence without it, or give the fact in the company's details.",
      });
    }),
  );
}

function mayBeLeftOut(schema: z.ZodMiniObject, path: ContentPath): boolean {
  const field = schemaAt(schema, path);
  return (
    path.some((step) => typeof step === "number") || (field !== undefined && unwrapOptional(field) !== field)
  );
}
