import { cmsPlace } from "../../../../../content/reading/cms-place";
import { parseJson } from "../../../../../content/reading/parse-json";

/** What the CMS calls an entry, by its path below data/ and its text. */
export function nameOfEntry(path: string, text: string): string {
  const json = parseJson(text);
  return cmsPlace(path, "error" in json ? undefined : json.value) ?? path;
}
