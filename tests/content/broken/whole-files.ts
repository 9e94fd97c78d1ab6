import { add, remove, rewrite, set } from "../content-folder";
import { published } from "../valid-content";
import type { BrokenContent } from "./broken-content";
import { chelsea, notFound } from "./files";

/** Whole files that are missing, unknown or cannot be read. */
export const brokenFiles: BrokenContent[] = [
  [
    "a comma too many",
    rewrite(chelsea, (text) => text.replace(/"\n\}\s*$/, '",\n}\n')),
    {
      file: chelsea,
      cms: "Areas › chelsea",
      found: /\(line \d+, column 1\)$/,
      expected: "valid JSON",
      remedy: "Look there for a missing or extra comma, quotation mark or bracket.",
    },
  ],
  [
    "a quotation mark too few",
    rewrite(chelsea, (text) => text.replace('"name": "Chelsea"', '"name": Chelsea"')),
    {
      file: chelsea,
      cms: "Areas › chelsea",
      found: /^Unexpected token 'C'.*\(line 4, column 11\)$/,
      expected: "valid JSON",
      remedy: "Look there for a missing or extra comma, quotation mark or bracket.",
    },
  ],
  [
    "a missing file",
    remove(notFound),
    {
      file: notFound,
      found: "nothing",
      expected: "this part of the content",
      remedy: "Restore it.",
    },
  ],
  [
    "an empty folder",
    remove("faqs/"),
    { file: "faqs/", found: "nothing", expected: "this part of the content", remedy: "Restore it." },
  ],
  [
    "a file that belongs to no content type",
    add("pages/blog.json", published(notFound)),
    {
      file: "pages/blog.json",
      found: "a file that belongs to no content type",
      expected: /areas\/<slug>\.json/,
      remedy: "Move or rename the file, or remove it.",
    },
  ],
  [
    "a file in a folder too deep",
    add("areas/west/ealing.json", published(chelsea)),
    {
      file: "areas/west/ealing.json",
      found: "a file that belongs to no content type",
      expected: /areas\/<slug>\.json/,
      remedy: "Move or rename the file, or remove it.",
    },
  ],
  [
    "a file with a list instead of fields",
    set(chelsea, "", ["Chelsea"]),
    {
      file: chelsea,
      cms: "Areas › chelsea",
      found: "a list of 1 entry",
      expected: "a group of fields in braces",
      remedy: "Change the value to the expected kind.",
    },
  ],
  [
    "an empty file",
    rewrite(chelsea, () => ""),
    {
      file: chelsea,
      cms: "Areas › chelsea",
      found: "Unexpected end of JSON input (line 1, column 1)",
      expected: "valid JSON",
      remedy: "Look there for a missing or extra comma, quotation mark or bracket.",
    },
  ],
  [
    "quotation marks as word processors type them",
    rewrite(chelsea, (text) => text.replace('"Chelsea"', "“Chelsea”")),
    {
      file: chelsea,
      cms: "Areas › chelsea",
      found: /^Unexpected token '“'.*\(line 4, column 11\)$/,
      expected: "valid JSON",
      remedy: "Look there for a missing or extra comma, quotation mark or bracket.",
    },
  ],
];
