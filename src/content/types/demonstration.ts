import type * as z from "zod/mini";
import { group, list, optional } from "../fields/content-fields";
import { shapedText } from "../fields/shaped-texts";

const anyWords = shapedText(/./, "a text");
const names = (label: string) => list(label, anyWords("Name"));
const marks = (label: string) => list(label, anyWords("Mark"));

/**
 * The demonstration's names, and a mark for each of its sentences, values and pictures. Content that still has them is
 * listed for its owner (derived/demo-content.ts). A site without this file has no demonstration left in it.
 * `npm run mark:demo` writes the marks.
 */
export const demonstrationSchema = group("Demonstration", {
  firm: names("Names of the firm"),
  town: names("Names of its town"),
  trade: optional(names("Words of its trade")),
  own: marks("Nobody else's, wherever they work"),
  local: marks("Nobody else's who works elsewhere"),
});

export type Demonstration = z.infer<typeof demonstrationSchema>;
