import { fieldsIn, valueAt } from "../fields/content-path";
import { validationErrorAt } from "../reading/describe-issue";
import type { ParsedFile } from "../reading/parse-content-file";
import type { ValidationError } from "../reading/validation-error";
import { companySchema } from "../types/company";

/** In degrees: how far beyond the bounds a postcode's place may lie, which has no page. */
const margin = 0.08;

/** Refuses places outside the bounds of the company's home town: two figures are soon exchanged. */
export function checkPlaces(files: readonly ParsedFile[]): ValidationError[] {
  const company = files.find(({ type }) => type === "Company");
  const { data } = companySchema.shape.bounds.safeParse(valueAt(company?.content, ["bounds"]));
  if (!data) return []; // Told already.
  const { south, north, west, east } = data;
  const limits = new Map<unknown, [least: number, most: number]>([
    ["latitude", [south, north]],
    ["longitude", [west, east]],
  ]);
  return files.flatMap((file) =>
    fieldsIn(file.schema, file.content).flatMap(({ path, value }) => {
      const [least, most] = limits.get(path.at(-1)) ?? [];
      if (least === undefined || most === undefined || typeof value !== "number") return [];
      const beyond = file.type === "PostcodeCheck" ? margin : 0;
      if (value >= least - beyond && value <= most + beyond) return [];
      return validationErrorAt(file, path, {
        expected: `a number from ${least} to ${most}, the bounds of the home town`,
        remedy: "Correct it, or the bounds in data/company.json.",
      });
    }),
  );
}
