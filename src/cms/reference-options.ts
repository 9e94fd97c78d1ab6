import type { ReferenceTarget } from "../content/fields/content-fields";
import type { ContentFolder, nameFields } from "../content/types/content-types";

/** How another piece of content is chosen: from its collection, by the name that people know it by, stored by slug. */
export const referenceOptions = {
  Area: byName("areas", "name"),
  Service: byName("services", "title", ["keywords.*"]),
  Project: byName("projects", "title"),
} satisfies Record<ReferenceTarget, ReferenceOptions>;

interface ReferenceOptions {
  collection: ContentFolder;
  value_field: "slug";
  display_fields: string[];
  search_fields: string[];
  options_length: number;
}

/** `others` are further fields whose words find the entry. */
function byName(
  collection: ContentFolder,
  name: (typeof nameFields)[number],
  others: readonly string[] = [],
): ReferenceOptions {
  return {
    collection,
    value_field: "slug",
    display_fields: [name],
    search_fields: [name, "slug", ...others],
    options_length: 1000,
  };
}
