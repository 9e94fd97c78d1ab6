import { checkContent } from "../../content/check-content";
import type { ValidationError } from "../../content/reading/validation-error";
import { type Content, type Site, siteOf } from "../site/site";
import { UserError } from "../site/user-error";
import { type Change, filesAfter } from "./change";

/** A change is not published, because it would make the content invalid. */
export class ContentError extends UserError {
  constructor(readonly errors: readonly ValidationError[]) {
    const [first] = errors;
    const why = first ? ` ${first.location ?? first.file}: ${first.message}` : "";
    super(`This cannot be done now.${why}`);
  }
}

/** Every error of the content. */
export function contentErrors({ files, pictures }: Content): Promise<ValidationError[]> {
  const widths = new Map(pictures.map(({ path, width }) => [path, width]));
  return checkContent(files, async (path) => {
    if (!widths.has(path)) return "missing";
    // A new picture was measured when it was chosen, and stored without its position. The build checks pictures of unknown width.
    return { width: widths.get(path) ?? Number.POSITIVE_INFINITY, hasLocation: false };
  });
}

/** The site as a change leaves it. */
export async function siteAfter(site: Site, { files, pictures = new Map() }: Change): Promise<Site> {
  const added = [...pictures.keys()].map((path) => ({ path }));
  const content = {
    files: filesAfter(site.files, files),
    pictures: [...site.pictures, ...added],
  };
  return siteOf(content, await contentErrors(content));
}

/** The errors that block a change, one for each field: all of the edited entry, and those that are new in other files. */
export function blockingErrors(before: Site, after: Site, { edited }: Change): ValidationError[] {
  const known = new Set(before.errors.map((error) => JSON.stringify(error)));
  return after.errors
    .filter((error) => error.file === edited?.path || !known.has(JSON.stringify(error)))
    .filter((error, _index, all) => isFirstOfField(error, all))
    .map((error) => (error.file === edited?.path ? { ...error, file: edited.formPath } : error));
}

/** An empty reference is one error, and not also a reference that leads nowhere. */
const isFirstOfField = (error: ValidationError, errors: readonly ValidationError[]) =>
  error === errors.find(({ file, field }) => file === error.file && field === error.field);
