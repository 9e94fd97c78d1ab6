import type { FieldDescription } from "../fields/field-descriptions";
import { fillFacts } from "../fields/placeholders";
import { type PhoneFormats, phoneFormats } from "../values/phone-formats";

/**
 * The value that a page gets for a stored text: copy with the company's facts in place of its placeholders, a telephone
 * number in all its formats, any other text as it is. Gatsby's resolvers and the editor's preview both ask here.
 */
export function shownValue(
  use: FieldDescription["use"],
  stored: string,
  facts: Readonly<Record<string, string>>,
): string | PhoneFormats {
  if (use === "copy") return fillFacts(stored, facts);
  return use === "phone" ? phoneFormats(stored) : stored;
}
