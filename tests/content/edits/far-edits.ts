import { z } from "zod";
import { descriptionOf } from "../../../src/content/fields/content-fields";
import { bare } from "../../../src/content/fields/content-path";
import type { Edit } from "../content-folder";
import { inEveryFile } from "./in-every-file";

/** How far content may go and still be valid; these edits fit any content. */

export const withoutOptionalFields: Edit = inEveryFile((value, schema) =>
  schema instanceof z.ZodOptional ? undefined : value,
);

/** Every text as long as its field allows, in words that no other text has. */
export const atFullLength: Edit = inEveryFile((value, schema, path) => {
  const field = bare(schema);
  const isText = ["text", "copy"].includes(descriptionOf(field)?.use ?? "");
  if (typeof value !== "string" || !isText || !(field instanceof z.ZodString) || !field.maxLength)
    return value;
  return lengthened(value, field.maxLength, path);
});

function lengthened(text: string, length: number, seed: string): string {
  const random = randomNumbers(seed);
  let longer = text;
  while (longer.length < length - 1) longer += ` ${word(random)}`;
  return longer.slice(0, Math.max(length, text.length)).trim();
}

const syllables = "ba ce di fo gu la me ni po ru sa te vi zo".split(" ");

function word(random: () => number): string {
  const count = 2 + (random() % 4);
  return Array.from({ length: count }, () => syllables[random() % syllables.length]).join("");
}

/** The same numbers for the same seed, so that what breaks once breaks again. */
function randomNumbers(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  return () => {
    state = (state * 75 + 74) % 65_537;
    return state;
  };
}

/** Every picture a photograph; their search texts may then not speak of visualisations. */
export const allPhotographs: Edit = inEveryFile((value, _schema, path) => {
  if (path.endsWith(".kind")) return "photograph";
  if (typeof value !== "string" || !/^projects\/.*\.(seoTitle|seoDescription)$/.test(path)) return value;
  return value.replace(/visualisation/gi, "picture");
});
