import { fieldsIn, valueAt } from "../fields/value-path";
import type { ParsedFile } from "../reading/parse-content-file";
import { type ValidationError, validationErrorAt } from "../reading/validation-error";
import { sentencesOf } from "../values/sentences";

/** Sentences that are true of no firm that is registered: "not registered for VAT", "no VAT". */
const ofUnregistered =
  /\bno VAT\b|\bnot (?:yet )?(?:VAT[- ])?registered\b|\b(?:not|n['’]t|never) charge VAT\b/i;

/** Sentences that are true of every firm: "with VAT, if we charge it", "where a guide does not mention VAT". */
const ofEverybody = /\b(?:if|whether|where|not|n['’]t|never|without)\b/i;

/** Finds sentences on VAT that contradict whether the company is registered for it. */
export function checkVat(files: readonly ParsedFile[]): ValidationError[] {
  const company = files.find(({ type }) => type === "Company")?.content;
  if (company === undefined) return [];
  const isRegistered = valueAt(company, ["vatRegistered"]) === true;
  const contradicts = (sentence: string) =>
    /\bVAT\b/.test(sentence) &&
    (isRegistered
      ? ofUnregistered.test(sentence)
      : !ofUnregistered.test(sentence) && !ofEverybody.test(sentence));
  return files.flatMap((file) =>
    fieldsIn(file.schema, file.content).flatMap(({ path, value }) =>
      typeof value === "string" && sentencesOf(value).some(contradicts)
        ? validationErrorAt(file, path, {
            expected: `words that are true of a firm that is ${isRegistered ? "" : "not "}registered for VAT`,
            remedy: "Correct them ({vat} is always right), or Registered for VAT in the company's details.",
          })
        : [],
    ),
  );
}
