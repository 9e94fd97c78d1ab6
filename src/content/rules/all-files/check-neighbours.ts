import { z } from "zod";
import { distanceBetween } from "../../derived/distance";
import { areNear, leastNeighbours, nearDistance, nearestAreas } from "../../derived/near-areas";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { areaSchema } from "../../types/area";
import { validationErrorAt } from "../validation-error-at";

const { slug, latitude, longitude, neighbours } = areaSchema.shape;
const placedSchema = z.object({ slug, latitude, longitude, neighbours });

type PlacedArea = z.infer<typeof placedSchema>;

interface AreaFile {
  file: ParsedFile;
  area: PlacedArea;
}

/**
 * Areas that name one far away, although they name enough without it. What an area names is judged by itself: an area
 * that is added or removed elsewhere makes no other one wrong, and its page finds the nearest where it names too few.
 */
export function checkNeighbours(files: readonly ParsedFile[]): ValidationError[] {
  const placed = withoutSharedSpots(files.flatMap(placedArea));
  const areas = placed.map(({ area }) => area);
  return placed.flatMap((one) => tooFar(one, areas));
}

/** An area whose own fields are wrong is left to the checks of these. */
function placedArea(file: ParsedFile): AreaFile[] {
  const area = file.type === "Area" ? placedSchema.safeParse(file.content) : undefined;
  return area?.success ? [{ file, area: area.data }] : [];
}

/** Of two areas on one spot, one is not where it says; `checkPlaces` tells of both. */
function withoutSharedSpots(placed: readonly AreaFile[]): AreaFile[] {
  const spotOf = ({ area }: AreaFile) => `${area.latitude} ${area.longitude}`;
  const times = new Map<string, number>();
  for (const one of placed) times.set(spotOf(one), (times.get(spotOf(one)) ?? 0) + 1);
  return placed.filter((one) => times.get(spotOf(one)) === 1);
}

function tooFar({ file, area }: AreaFile, areas: readonly PlacedArea[]): ValidationError[] {
  const named = areas.filter((other) => area.neighbours.includes(other.slug) && other !== area);
  const far = named.filter((other) => !areNear(area, other));
  if (far.length === 0 || named.length <= leastNeighbours) return [];
  return [
    validationErrorAt(file, ["neighbours"], {
      found: far.map((other) => withDistance(area, other)).join(", "),
      expected: `areas whose centres lie at most ${nearDistance} km away, or no more than ${leastNeighbours} areas`,
      remedy: `Choose nearer ones; the nearest are ${nearestInWords(area, areas)}. Or correct latitude and longitude.`,
    }),
  ];
}

const nearestInWords = (area: PlacedArea, areas: readonly PlacedArea[]) =>
  nearestAreas(area, areas)
    .map((other) => withDistance(area, other))
    .join(", ");

const withDistance = (area: PlacedArea, other: PlacedArea) =>
  `${other.slug} (${distanceBetween(area, other).toFixed(1)} km)`;
