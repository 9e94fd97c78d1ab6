import { type ContentPath, valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { validationErrorAt } from "../validation-error-at";

interface Impossible {
  path: ContentPath;
  isImpossible: (value: string) => boolean;
  expected: string;
  remedy: string;
}

const firstNumber = (value: string) => Number(/\d+(?:\.\d+)?/.exec(value)?.[0]);

const impossible: readonly Impossible[] = [
  {
    path: ["claims", "rating"],
    isImpossible: (value) => !(firstNumber(value) <= 5),
    expected: "a number of stars out of five, such as 4.9",
    remedy: "Correct the number.",
  },
  {
    path: ["claims", "satisfaction"],
    isImpossible: (value) => value.includes("%") && firstNumber(value) > 100,
    expected: "at most 100%",
    remedy: "Correct the number.",
  },
  {
    path: ["address", "country"],
    isImpossible: (value) => value === "UK",
    expected: "GB, the code of the United Kingdom in ISO 3166",
    remedy: "Write GB.",
  },
  {
    path: ["website"],
    isImpossible: (value) => /^https:\/\/(?![a-z0-9-]+(?:\.[a-z0-9-]+)+$)[a-z0-9.-]+$/.test(value),
    expected: "an address with a name, a dot and an ending, such as https://example.com",
    remedy: "Copy the address from your browser, without the slash at its end.",
  },
];

/** Facts about the company that have the right form and cannot be true. */
export function checkCompany(file: ParsedFile): ValidationError[] {
  if (file.type !== "Company") return [];
  return impossible.flatMap(({ path, isImpossible, expected, remedy }) => {
    const value = valueAt(file.content, path);
    return typeof value === "string" && isImpossible(value)
      ? [validationErrorAt(file, path, { expected, remedy })]
      : [];
  });
}
