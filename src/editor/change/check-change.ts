import { checkContent } from "../../content/check-content";
import type { ValidationError } from "../../content/reading/validation-error";
import type { PictureInspector } from "../../content/rules/pictures/check-pictures";
import { contentTypeOf, contentTypes, nameFieldOf } from "../../content/types/content-types";
import type { Content, Site } from "../site/site";
import { UserError } from "../site/user-error";
import { type Change, changedFiles } from "./change";

/** A change would make the content invalid, so it is not published. */
export class ContentError extends UserError {
  constructor(readonly errors: readonly ValidationError[]) {
    const [first] = errors;
    super(`This cannot be done now. ${first && `${first.editor ?? first.file}: ${first.message}`}`);
  }
}

/** The width of a picture in pixels. Rejects if the picture cannot be read. */
export type Measure = (path: string) => Promise<number>;

/** Every error of the content. */
export const contentErrors = (content: Content, measure: Measure): Promise<ValidationError[]> =>
  checkContent(content.files, inspectorOf(content, measure));

/** The errors that block a change, one for each field: all of the edited entry, and those that are new in other files. */
export async function checkChange(
  site: Site,
  { path, files, pictures = new Map() }: Change,
  measure: Measure,
): Promise<ValidationError[]> {
  const added = [...pictures.keys()].map((path) => ({ path }));
  const measureAny: Measure = async (path) => {
    const bytes = pictures.get(path);
    return bytes ? (await createImageBitmap(bytes)).width : measure(path);
  };
  const inspector = inspectorOf({ pictures: [...site.pictures, ...added] }, measureAny);
  const errors = await checkContent(changedFiles(site.files, files), inspector);
  const before = new Set(site.errors.map((error) => JSON.stringify(error)));
  const blocking = errors.filter((error) => error.file === path || !before.has(JSON.stringify(error)));
  return blocking.filter((error) => isFirstOfField(error, blocking) && !isMadeFromWrongName(error, blocking));
}

/** An empty reference is one error, and not also a reference that leads nowhere. */
const isFirstOfField = (error: ValidationError, errors: readonly ValidationError[]) =>
  error === errors.find(({ file, field }) => file === error.file && field === error.field);

/** The short name is made from the name, so nobody has to write both. */
function isMadeFromWrongName({ file, field }: ValidationError, errors: readonly ValidationError[]): boolean {
  const type = contentTypeOf(file);
  const nameField = type && nameFieldOf(contentTypes[type].schema);
  return field === "slug" && errors.some((one) => one.file === file && one.field === nameField);
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
