import { type ContentPath, valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { validationErrorAt } from "../validation-error-at";

/** The letters with which postcodes inside Greater London begin. */
const londonLetters = "BR CM CR DA E EC EN HA IG KT N NW RM SE SL SM SW TN TW UB W WC WD".split(" ");

/** Postcode districts of an area, or of the postcode check's places, that are nowhere in London. */
export function checkPostcodes(file: ParsedFile): ValidationError[] {
  return districtLists(file).flatMap((path) => abroad(file, path));
}

function districtLists({ type, content }: ParsedFile): ContentPath[] {
  if (type === "Area") return [["postcodes"]];
  const places = type === "PostcodeCheck" ? valueAt(content, ["places"]) : undefined;
  return Array.isArray(places) ? places.map((_place, index) => ["places", index, "districts"]) : [];
}

function abroad(file: ParsedFile, path: ContentPath): ValidationError[] {
  const districts = valueAt(file.content, path);
  if (!Array.isArray(districts)) return [];
  return districts.flatMap((district: unknown, index) => {
    const letters = typeof district === "string" ? /^[A-Z]{1,2}(?=\d)/.exec(district)?.[0] : undefined;
    if (letters === undefined || londonLetters.includes(letters)) return [];
    return [
      validationErrorAt(file, [...path, index], {
        expected: `a district of Greater London, which begins with one of: ${londonLetters.join(" ")}`,
        remedy: "Correct the letters.",
      }),
    ];
  });
}
