import { type ContentPath, valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { validationErrorAt } from "../validation-error-at";

/** Words that only a job can have had. */
const jobDone = [
  /\bwe(?: have| had|['’]ve)?(?: \w+ly| then| also| first)? (?:tiled|fitted|finished|laid|fixed|installed|replaced|built|completed|removed|stripped|grouted|waterproofed|tanked|repaired|restored|renewed|refurbished|transformed|chose|worked|delivered|handed over)\b/i,
  /\b(?:the|our|this|a) (?:client|customer|homeowner)s?\b/i,
  /\bour (?:team|tilers?|fitters?) (?:tiled|fitted|finished|laid|fixed|installed|replaced|built|completed)\b/i,
  /\bwas (?:tiled|fitted|finished|laid|installed|completed|handed over) (?:by|for|in|within|on)\b/i,
];

const texts = ["title", "description", "seoDescription", "room", "tile", "work"] as const;

/** A project of visualisations that reads like a job that was done, or that search engines cannot tell from one. */
export function checkVisualisation(file: ParsedFile): ValidationError[] {
  if (file.type !== "Project" || valueAt(file.content, ["kind"]) !== "visualisation") return [];
  return [...unnamed(file), ...texts.flatMap((field) => jobDoneIn(file, [field]))];
}

function unnamed(file: ParsedFile): ValidationError[] {
  const title = valueAt(file.content, ["seoTitle"]);
  if (typeof title !== "string" || /visualisation/i.test(title)) return [];
  return [
    validationErrorAt(file, ["seoTitle"], {
      expected: "the word Visualisation, because that is the kind of picture chosen",
      remedy: "Put it at the end, or choose photograph if the pictures show finished work.",
    }),
  ];
}

function jobDoneIn(file: ParsedFile, path: ContentPath): ValidationError[] {
  const words = valueAt(file.content, path);
  if (typeof words !== "string") return [];
  const found = jobDone.flatMap((pattern) => pattern.exec(words)?.[0] ?? [])[0];
  if (found === undefined) return [];
  return [
    validationErrorAt(file, path, {
      found: `"${found}"`,
      expected: "words about such a room and how such work is done: a visualisation shows no job",
      remedy: "Say it in general, or choose photograph if the pictures show finished work.",
    }),
  ];
}
