import type { ContentError } from "./content-error";
import { valueAt } from "./content-path";
import { mistakeAt } from "./mistake-at";
import type { ParsedFile } from "./parse-content-file";

/** A project of photographs that search engines would still call a visualisation. */
export function checkPictureKind(file: ParsedFile): ContentError[] {
  if (file.kind !== "Project" || valueAt(file.content, ["kind"]) !== "photograph") return [];
  return ["seoTitle", "seoDescription"].flatMap((field) => {
    const words = valueAt(file.content, [field]);
    if (typeof words !== "string" || !/visualisation/i.test(words)) return [];
    return [
      mistakeAt(file, [field], {
        expected: "words about photographs, because that is the kind of picture chosen",
        remedy: "Take the word visualisation out, or choose visualisation as the kind of picture.",
      }),
    ];
  });
}
