import { valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { validationErrorAt } from "../validation-error-at";

/** A project of photographs that search engines would still call a visualisation. */
export function checkPictureKind(file: ParsedFile): ValidationError[] {
  if (file.type !== "Project" || valueAt(file.content, ["kind"]) !== "photograph") return [];
  return ["seoTitle", "seoDescription"].flatMap((field) => {
    const words = valueAt(file.content, [field]);
    if (typeof words !== "string" || !/visualisation/i.test(words)) return [];
    return [
      validationErrorAt(file, [field], {
        expected: "words about photographs, because that is the kind of picture chosen",
        remedy: "Take the word visualisation out, or choose visualisation as the kind of picture.",
      }),
    ];
  });
}
