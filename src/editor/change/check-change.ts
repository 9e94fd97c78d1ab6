import { checkContent } from "../../content/check-content";
import type { ValidationError } from "../../content/reading/validation-error";
import type { PictureInspector } from "../../content/rules/pictures/check-pictures";
import { type Change, changedFiles } from "../site/change";
import type { Content, Site } from "../site/site";

/** The width of a picture in pixels. Rejects if the picture cannot be read. */
export type Measure = (path: string) => Promise<number>;

/** Every error of the content. */
export const errorsIn = (content: Content, measure: Measure): Promise<ValidationError[]> =>
  checkContent(content.files, inspectorOf(content, measure));

/** The validation errors that a change introduces. */
export async function checkChange(
  site: Site,
  { texts, pictures = new Map() }: Change,
  measure: Measure,
): Promise<ValidationError[]> {
  const added = [...pictures.keys()].map((path) => ({ path }));
  const measureAny: Measure = async (path) => {
    const bytes = pictures.get(path);
    return bytes ? (await createImageBitmap(bytes)).width : measure(path);
  };
  const inspector = inspectorOf({ pictures: [...site.pictures, ...added] }, measureAny);
  const after = await checkContent(changedFiles(site.files, texts), inspector);
  const before = new Set(site.errors.map((error) => JSON.stringify(error)));
  return after.filter((error) => !before.has(JSON.stringify(error)));
}

/** The editor re-encodes new pictures, so they have no position; stored ones were stripped on upload. */
function inspectorOf({ pictures }: Pick<Content, "pictures">, measure: Measure): PictureInspector {
  const widths = new Map(pictures.map(({ path, width }) => [path, width]));
  return async (path) => {
    if (!widths.has(path)) return "missing";
    const width = widths.get(path) ?? (await measure(path).catch(() => undefined));
    return width === undefined ? "unreadable" : { width, hasLocation: false };
  };
}
