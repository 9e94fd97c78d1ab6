import type { Placeholder } from "../../content/fields/placeholders";
import type { TextChecks } from "../../editor/forms/words/field-fault";

/** A field of a form, as Decap CMS configures it: https://decapcms.org/docs/widgets */
export interface FormField {
  name: string;
  widget: string;
  label?: string;
  label_singular?: string;
  hint?: string;
  required?: boolean;
  default?: string;
  /** What the site's own fields check: src/cms/browser/fields. Decap's `pattern` has one message for all rules. */
  checks?: TextChecks;
  /** Whether the words are for people who cannot see a picture, and are judged while they are written. */
  alternative?: true;
  /** What may stand in braces in the text. */
  placeholders?: Placeholder[];
  min?: number;
  max?: number;
  step?: number;
  value_type?: "int" | "float";
  options?: { label: string; value: string }[];
  multiple?: boolean;
  /** Of a list: whether several pictures may be added at once. */
  takes_pictures?: boolean;
  collection?: string;
  value_field?: string;
  display_fields?: string[];
  search_fields?: string[];
  options_length?: number;
  /** Whether a picture may be named by an address elsewhere; the site takes none. */
  choose_url?: false;
  collapsed?: boolean;
  summary?: string;
  field?: FormField;
  fields?: FormField[];
}
