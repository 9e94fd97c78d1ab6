import { distanceBetween } from "../../content/derived/near-areas";
import { fieldName, valueAt } from "../../content/fields/value-path";
import { fileName, folderOf } from "../../content/reading/file-path";
import { parseContentFile } from "../../content/reading/parse-content-file";
import type { ContentFile } from "../../content/reading/read-content-files";
import { checkRates } from "../../content/rules/check-rates";
import { contentTypeOf } from "../../content/types/content-types";
import type { Change, Content } from "./change";
import { textAt, textChanges, writtenFiles } from "./changed-files";
import { replacedTexts } from "./content-text";
import { contentOf, type EntrySummary, entriesIn, pageOfFile } from "./entries";
import { everyField, type PlacedField, placeOf } from "./placed-fields";
import { changedRedirects } from "./redirects";

/** A field that names an entry, with the place of the list that it is in. */
export type EntryUse = Pick<PlacedField, "file" | "field" | "place">;

/** Every field of the content that names an entry by its slug. */
export function entryUses({ files }: Content, path: string): EntryUse[] {
  const type = contentTypeOf(path);
  const fields = everyField(files.filter((file) => file.path !== path));
  const naming = fields.filter(
    ({ description: { use, to }, value }) => use === "reference" && to === type && value === fileName(path),
  );
  return naming.map(({ file, field, place }) => ({ file, field, place: place.replace(/ › \d+$/, "") }));
}

/** The entries that can replace one: the nearest first if they have coordinates, otherwise in the order of their list. */
export function replacements(content: Content, path: string): EntrySummary[] {
  const placeOnMap = (entry: string) => {
    const { latitude, longitude } = contentOf(textAt(content, entry));
    return { latitude: Number(latitude), longitude: Number(longitude) };
  };
  const here = placeOnMap(path);
  const distance = (entry: EntrySummary) => distanceBetween(here, placeOnMap(entry.path)) || 0;
  return entriesIn(content.files, folderOf(path))
    .filter((entry) => entry.path !== path)
    .sort((one, other) => distance(one) - distance(other));
}

/** The ways in which a field can do without the entry that it names. */
interface Ways {
  /** True if the reference can be taken out. */
  mayGo: boolean;
  /** The entries that may replace it: not an area among its own neighbours, nor a tile that another rate prices. */
  replacements: EntrySummary[];
}

export function waysWithout(
  { files }: Content,
  { file: path, field }: Pick<EntryUse, "file" | "field">,
  others: readonly EntrySummary[],
): Ways {
  const rates = files.filter((file) => file.path !== path && contentTypeOf(file.path) === "Rate");
  const beside = rates.flatMap((rate) => parseContentFile(rate).parsed ?? []);
  const faults = (file: ContentFile) => {
    const { parsed = [], errors } = parseContentFile(file);
    return errors.length + checkRates([...beside, parsed].flat()).length;
  };
  const naming = { path, text: textAt({ files }, path) ?? "" };
  const before = faults(naming);
  const isAllowed = (instead?: string) =>
    faults(changeReferences(naming, [{ file: path, field, instead }])) <= before;
  return {
    mayGo: isAllowed(),
    replacements: others.filter(({ path: other, slug }) => other !== path && isAllowed(slug)),
  };
}

/** Removes a reference from its list, or replaces it with another entry. */
type ReferenceChange = Pick<EntryUse, "file" | "field"> & { instead?: string | undefined };

/** Removes an entry, with all references to it. `redirect` is the new target of its address. */
export function removeEntry(
  content: Content,
  path: string,
  changes: readonly ReferenceChange[],
  redirect?: string,
): Change {
  const page = pageOfFile(path, textAt(content, path));
  const redirected = page ? changedRedirects(content.files, page, redirect) : [];
  const written = writtenFiles([
    ...content.files.map((file) => changeReferences(file, changes)),
    ...redirected,
  ]);
  written.set(path, undefined);
  const title = `${placeOf(path, content.files)}: removed`;
  return { title, texts: textChanges(content, written), pictures: [] };
}

function changeReferences(file: ContentFile, changes: readonly ReferenceChange[]): ContentFile {
  return replacedTexts(file, (text, { path }) => {
    const change = changes.find((one) => one.file === file.path && one.field === fieldName(path));
    if (!change) return text;
    const beside = valueAt(contentOf(file.text), path.slice(0, -1));
    return Array.isArray(beside) && beside.includes(change.instead) ? undefined : change.instead;
  });
}
