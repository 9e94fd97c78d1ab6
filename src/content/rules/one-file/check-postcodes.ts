import type { ContentError } from "./content-error";
import { valueAt } from "./content-path";
import { mistakeAt } from "./mistake-at";
import type { ParsedFile } from "./parse-content-file";

/** The letters with which postcodes inside Greater London begin. */
const londonLetters = "BR CM CR DA E EC EN HA IG KT N NW RM SE SL SM SW TN TW UB W WC WD".split(" ");

/** Postcode districts of an area that are nowhere in London. */
export function checkPostcodes(file: ParsedFile): ContentError[] {
  const districts = file.kind === "Area" ? valueAt(file.content, ["postcodes"]) : undefined;
  if (!Array.isArray(districts)) return [];
  return districts.flatMap((district: unknown, index) => {
    const letters = typeof district === "string" ? /^[A-Z]{1,2}(?=\d)/.exec(district)?.[0] : undefined;
    if (letters === undefined || londonLetters.includes(letters)) return [];
    return [
      mistakeAt(file, ["postcodes", index], {
        expected: `a district of Greater London, which begins with one of: ${londonLetters.join(" ")}`,
        remedy: "Correct the letters.",
      }),
    ];
  });
}
