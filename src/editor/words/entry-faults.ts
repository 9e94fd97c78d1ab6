import type * as z from "zod";
import { knownPlaceholders } from "../../content/fields/content-fields";
import { fieldLabel, valueAt } from "../../content/fields/content-path";
import { tidyValue } from "./tidy";

/** What is wrong with a field, in one plain sentence. */
interface Fault {
  /** As forms name it: benefits.2.title. */
  field: string;
  says: string;
}

/** What is wrong with an entry's fields, each by itself, in their order. Its place in the order comes with publishing. */
export function entryFaults(schema: z.ZodObject, value: unknown): Fault[] {
  const written = tidyValue(schema, value);
  const faults = new Map<string, string>();
  for (const issue of schema.safeParse(written).error?.issues ?? []) {
    const field = issue.path.join(".");
    const label = lastLabel(fieldLabel(schema, issue.path));
    const says = inOneSentence(issue, label, valueAt(written, issue.path));
    if (says && field !== "order" && !faults.has(field)) faults.set(field, says);
  }
  return [...faults].map(([field, says]) => ({ field, says }));
}

/** Title, of Benefits › 3 › Title. */
export const lastLabel = (place: string) => place.split(" › ").findLast((step) => !/^\d+$/.test(step)) ?? "";

/** None of rules over several fields: they are told with all others of the content. */
function inOneSentence(issue: z.core.$ZodIssue, label: string, value: unknown): string | undefined {
  if (issue.code === "custom" && issue.params) return undefined;
  if (value === undefined || value === null || value === "") return `${label} is empty.`;
  switch (issue.code) {
    case "too_big":
      return `${label}: ${size(value)}; the most is ${issue.maximum}.`;
    case "too_small":
      return `${label}: ${size(value)}; the least is ${issue.minimum}.`;
    case "invalid_type":
      return `${label} must be a ${issue.expected === "int" ? "whole number" : issue.expected}.`;
    default:
      return issue.message === knownPlaceholders
        ? `${label} names a fact in braces that nothing fills in: choose one at Insert a fact, below it.`
        : `${label} must be ${issue.message}.`;
  }
}

function size(value: unknown): string {
  if (typeof value !== "string" && !Array.isArray(value)) return String(value);
  const [one, many] = typeof value === "string" ? ["character", "characters"] : ["entry", "entries"];
  return `${value.length || "no"} ${value.length > 1 ? many : one}`;
}
