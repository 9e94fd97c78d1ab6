import { valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { validationErrorAt } from "../validation-error-at";

/** Places that are there twice: as a name beside their own page, or two areas on one spot of the map. */
export function checkPlaces(files: readonly ParsedFile[]): ValidationError[] {
  const areas = files.filter(({ type }) => type === "Area");
  const additional = files.filter(({ type }) => type === "AdditionalAreas");
  return [...additional.flatMap((file) => namesOfAreas(file, areas)), ...sharedSpots(areas)];
}

function namesOfAreas(file: ParsedFile, areas: readonly ParsedFile[]): ValidationError[] {
  const names = valueAt(file.content, ["names"]);
  if (!Array.isArray(names)) return [];
  return names.flatMap((name: unknown, index) => {
    const area = areas.find(({ content }) => isSamePlace(valueAt(content, ["name"]), name));
    if (!area) return [];
    return [
      validationErrorAt(file, ["names", index], {
        expected: `places without a page of their own; data/${area.path} is about this one`,
        remedy: "Remove it here.",
      }),
    ];
  });
}

/** Apostrophes, hyphens, spaces and capitals make no other place: St Johns Wood is St John's Wood. */
function isSamePlace(one: unknown, other: unknown): boolean {
  if (typeof one !== "string" || typeof other !== "string") return false;
  const letters = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return letters(one) !== "" && letters(one) === letters(other);
}

function sharedSpots(areas: readonly ParsedFile[]): ValidationError[] {
  const spotOf = ({ content }: ParsedFile) =>
    JSON.stringify([valueAt(content, ["latitude"]), valueAt(content, ["longitude"])]);
  const firstAt = new Map<string, ParsedFile>();
  return areas.flatMap((area) => {
    const spot = spotOf(area);
    const first = firstAt.get(spot);
    if (!first) firstAt.set(spot, area);
    const latitude = valueAt(area.content, ["latitude"]);
    if (!first || typeof latitude !== "number") return [];
    return [
      validationErrorAt(area, ["latitude"], {
        found: `${latitude}, ${String(valueAt(area.content, ["longitude"]))} (latitude, longitude)`,
        expected: `a spot of its own; data/${first.path} has the same`,
        remedy: "Look up the centre of this area, and enter its latitude and longitude.",
      }),
    ];
  });
}
