import * as z from "zod/mini";
import type { Placeholder } from "../values/placeholders";

/** The uses that the site makes of a value. */
export type FieldUse =
  | "text"
  | "textWithFacts"
  | "picture"
  | "phone"
  | "time"
  | "day"
  | "email"
  | "postcode"
  | "oldPath"
  | "link"
  | "page"
  | "colour"
  | "point"
  | "slug"
  | "reference";

/** The label and hint that a person sees, and the use that the site makes of the value. */
export interface FieldDescription {
  /** The field's name in the editor and in error messages. */
  label: string;
  /** One sentence about what to write, for the editor. */
  hint?: string | undefined;
  /** The use of the value. Left out where the schema's type says enough. */
  use?: FieldUse | undefined;
  /** The page's own placeholders that a `textWithFacts` may name, besides the company's. */
  placeholders?: readonly Placeholder[];
  /** The content type that a `reference` names by its slug. */
  to?: ReferenceTarget;
  /**
   * The minimum width in pixels of a picture that is drawn small, such as a logo; `minPictureWidth` by default. The editor stores
   * such a picture as a PNG, because it may be transparent.
   */
  minWidth?: number | undefined;
  /** True if the site works the value out where it is left empty (src/content/derived). */
  isDerived?: boolean;
  /** True if owners hardly ever need the field: the form of an entry folds it away below the others. */
  isAdvanced?: boolean;
  /** True if the editor sets the value when it publishes an entry: the form does not show it. */
  isSetByEditor?: boolean;
  /** True if the form of a row in a list begins with the field. */
  isFirstInRow?: boolean;
  /** The name of the field of the same group that has the point of the picture to keep in view. */
  focusField?: string;
  /** The name of the GraphQL type of an object that several content types share. */
  typeName?: string | undefined;
}

/** The content types that other content may name by slug. */
export type ReferenceTarget = "Area" | "House" | "Project" | "Rate" | "Service" | "Tile";

/** Every described field of the site's content. Validation, GraphQL types and error messages read it. */
export const fieldDescriptions = z.registry<FieldDescription>();

const found = new WeakMap<z.core.$ZodType, FieldDescription | undefined>();

/** A field's description; undefined for schemas without one. Cached, because zod builds it anew on each call. */
export function descriptionOf(schema: z.core.$ZodType): FieldDescription | undefined {
  if (!found.has(schema))
    found.set(schema, schema instanceof z.ZodMiniType ? fieldDescriptions.get(schema) : undefined);
  return found.get(schema);
}
