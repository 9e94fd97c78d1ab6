import { schemaAddress } from "../../content/derived/schema-files";
import { parseJson } from "../../content/reading/parse-json";
import type { ContentFile } from "../../content/reading/read-content-files";
import { withoutSchemaAddress } from "../../content/reading/without-schema-address";
import { type ContentType, type ContentTypeName, contentTypes } from "../../content/types/content-types";
import { type Redirect, redirectsSchema } from "../../content/types/redirects";
import { contentText } from "./content-text";

/** A page of this type that moves, goes or comes. */
export interface PageChange {
  type: ContentTypeName;
  /** The slug under which it was; none for a new page. */
  from?: string;
  /** The slug under which it is; none for one that is removed. */
  to?: string;
}

const file = contentTypes.Redirects.place.file;

/** The redirects as they must be after a page's change; nothing where they stay as they are. */
export function changeRedirects(
  files: readonly ContentFile[],
  { type, from, to }: PageChange,
): ContentFile[] {
  const { page }: ContentType = contentTypes[type];
  const present = redirectsIn(files);
  if (typeof page !== "function" || !present) return [];
  const [before, after] = [
    from === undefined ? undefined : page(from),
    to === undefined ? undefined : page(to),
  ];
  const kept = present.flatMap((redirect): Redirect[] => {
    if (redirect.from === after) return [];
    if (redirect.to !== before) return [redirect];
    return after === undefined ? [] : [{ ...redirect, to: after }];
  });
  const redirects = before && after && before !== after ? [...kept, { from: before, to: after }] : kept;
  if (JSON.stringify(redirects) === JSON.stringify(present)) return [];
  return [{ path: file, text: contentText({ $schema: schemaAddress("Redirects"), redirects }) }];
}

/** The redirects as they are stored; undefined where they cannot be read. */
export function redirectsIn(files: readonly ContentFile[]): Redirect[] | undefined {
  const json = parseJson(files.find(({ path }) => path === file)?.text ?? "");
  if ("error" in json) return undefined;
  const read = redirectsSchema.safeParse(withoutSchemaAddress(Object(json.value)));
  return read.success ? read.data.redirects : undefined;
}
