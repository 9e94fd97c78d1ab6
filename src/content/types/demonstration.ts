import type * as z from "zod/mini";
import { group, listOf, optional, shapedText } from "../fields/content-fields";

const anyWords = shapedText(/./, "a text");
const names = (label: string) => listOf(label, anyWords("Name"), 0);
const marks = (label: string) => listOf(label, anyWords("Mark"), 0);

/**
 * What of the content is the demonstration's: its names, and a mark for each of its sentences, values and pictures. Content that still has
 * them is listed for its owner (derived/demo-content.ts). A site without this file has no demonstration left in it.
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
