import { fileName } from "../../../content/reading/content-path";
import { contentTypeOf, contentTypes } from "../../../content/types/content-types";

/**
 * Advice of the content check as it is said in the CMS, where there are entries and no files, and where a field offers
 * what may be chosen: 'add data/areas/fulham.json' is 'add an area called Fulham', and 'no other file' is 'no other entry'.
 */
export function inEditorsWords(advice: string): string {
  return advice
    .replace(/the slug of an existing (\w+): .*/, "an existing $1")
    .replace("Choose one of these,", "Choose another,")
    .replace("no other file", "no other entry")
    .replace("the two files", "the two entries")
    .replace(/\badd data\/(\S+\.json)/g, (whole, path: string) => {
      const type = contentTypeOf(path);
      if (!type) return whole;
      const { label } = contentTypes[type].cms;
      return `add ${/^[aeiou]/i.test(label) ? "an" : "a"} ${label.toLowerCase()} called ${nameOf(path)}`;
    })
    .replace(/\bdata\/(\S+\.json)/g, (whole, path: string) => {
      const type = contentTypeOf(path);
      if (!type) return whole;
      const { place, cms } = contentTypes[type];
      return `${cms.group} › ${"file" in place ? cms.label : nameOf(path)}`;
    });
}

/** The words of a file's name, as a person would write them. */
function nameOf(path: string): string {
  return fileName(path).replace(
    /(^|-)([a-z])/g,
    (_whole, before: string, letter: string) => `${before ? " " : ""}${letter.toUpperCase()}`,
  );
}
