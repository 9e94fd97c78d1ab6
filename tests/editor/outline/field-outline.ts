/** A field as one of the site's descriptions of its content has it: a form, a JSON Schema, a GraphQL type, zod. */
export interface FieldOutline {
  /** By names from the outside in; [] is any entry of a list: hero.stats[].icon. */
  path: string;
  optional: boolean;
  holds: "group" | "list" | "text" | "choice" | "integer" | "number";
  /** Limits of a number, or of a list's entries. */
  least?: number;
  most?: number;
  choices?: string[];
}

/** The limits that there are. */
export function limits(least: number | undefined, most: number | undefined) {
  return { ...(least === undefined ? {} : { least }), ...(most === undefined ? {} : { most }) };
}
