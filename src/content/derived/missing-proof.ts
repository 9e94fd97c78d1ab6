import { companyIn } from "../reading/parse-content-file";
import type { ContentFile } from "../reading/read-content-files";
import { contentTypeOf } from "../types/content-types";
import { londonDay } from "../values/clock";
import type { Reminder } from "./reminders";

/**
 * Lists what customers look for before they give a firm their address, and what no demonstration can have: reviews that
 * they can read, a valid insurance and somebody's name. `remainingDemoContent` asks for the length of the guarantee.
 */
export function missingProof(files: readonly ContentFile[], now: Date): Reminder[] {
  const company = companyIn(files);
  if (!company) return [];
  const { claims, insurance } = company;
  const isInsured = insurance !== undefined && insurance.validUntil >= londonDay(now);
  const hasPerson = files.some(({ path }) => contentTypeOf(path) === "Person");
  return [
    ...(claims.reviewsAddress || !claims.rating
      ? []
      : [missing("company.json", "claims.reviewsAddress", reviews)]),
    ...(isInsured ? [] : [missing("company.json", "insurance", papers)]),
    ...(hasPerson ? [] : [missing("people", "name", person)]),
  ];
}

const reviews = "Write where customers can read the reviews that the rating comes from.";
const papers = "Write who insures you, for how much and until when: visitors see no valid insurance.";
const person = "Add at least one person who comes to customers' homes, with a portrait.";

const missing = (file: string, field: string, says: string): Reminder => ({ file, field, says });
