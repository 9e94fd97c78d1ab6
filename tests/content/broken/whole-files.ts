import { readFileSync } from "node:fs";
import { join } from "node:path";
import { add, remove, rewrite, set } from "../content-folder";
import { contentFolder, published } from "../valid-content";
import type { BrokenContent } from "./broken-content";
import { chelsea, notFound } from "./files";

/** A file's last line, counted from 1. */
const lastLineOf = (file: string) =>
  readFileSync(join(contentFolder, file), "utf8").trimEnd().split("\n").length;

/** Whole files that are missing, unknown or cannot be read. */
export const brokenFiles: BrokenContent[] = [
  [
    "a comma too many",
    rewrite(chelsea, (text) => text.replace(/"\n\}\s*$/, '",\n}\n')),
    `${chelsea}
    found:    a comma too many, or no field where one belongs (line ${lastLineOf(chelsea)}, column 1)
    expected: valid JSON
    to do:    Look there for a missing or extra comma, quotation mark or bracket.`,
    "Areas › chelsea",
  ],
  [
    "a quotation mark too few",
    rewrite(chelsea, (text) => text.replace('"name": "Chelsea"', '"name": Chelsea"')),
    `${chelsea}
    found:    a word that is not in straight quotation marks (line 4, column 11)
    expected: valid JSON
    to do:    Look there for a missing or extra comma, quotation mark or bracket.`,
    "Areas › chelsea",
  ],
  [
    "a missing file",
    remove(notFound),
    `${notFound}
    found:    nothing
    expected: this part of the content
    to do:    Restore it.`,
  ],
  [
    "an empty folder",
    remove("faqs/"),
    `faqs/
    found:    nothing
    expected: this part of the content
    to do:    Restore it.`,
  ],
  [
    "a file that belongs to no content type",
    add("pages/blog.json", published(notFound)),
    `pages/blog.json
    found:    a file that belongs to no content type
    expected: …areas/<slug>.json…
    to do:    Move or rename the file, or remove it.`,
  ],
  [
    "a file in a folder too deep",
    add("areas/west/ealing.json", published(chelsea)),
    `areas/west/ealing.json
    found:    a file that belongs to no content type
    expected: …areas/<slug>.json…
    to do:    Move or rename the file, or remove it.`,
  ],
  [
    "a file with a list instead of fields",
    set(chelsea, "", ["Chelsea"]),
    `${chelsea}
    found:    a list of 1 entry
    expected: a group of fields in braces
    to do:    Change the value to the expected kind.`,
    "Areas › chelsea",
  ],
  [
    "an empty file",
    rewrite(chelsea, () => ""),
    `${chelsea}
    found:    no value where one belongs (line 1, column 1)
    expected: valid JSON
    to do:    Look there for a missing or extra comma, quotation mark or bracket.`,
    "Areas › chelsea",
  ],
  [
    "quotation marks as word processors type them",
    rewrite(chelsea, (text) => text.replace('"Chelsea"', "“Chelsea”")),
    `${chelsea}
    found:    a word that is not in straight quotation marks (line 4, column 11)
    expected: valid JSON
    to do:    Look there for a missing or extra comma, quotation mark or bracket.`,
    "Areas › chelsea",
  ],
];
