import { removeInvisible } from "../../content/values/invisible-characters";

/** Prefixes that people and address books write before a number. */
const label = /^\s*(?:tel|telephone|phone|mobile|mob|t|m)\b\s*[.:]*/i;

/**
 * The digits of a telephone number as people type and paste it. A number as dialled from abroad keeps its plus and loses the
 * zero of calls at home. Undefined if letters are left, which may be an extension.
 */
export function dialledDigits(text: string): string | undefined {
  const plain = removeInvisible(text).normalize("NFKC").replace(label, "");
  if (/\p{L}/u.test(plain)) return undefined;
  const [, abroad] = /^[^\d+]*(?:\+|00)(.*)/s.exec(plain) ?? [];
  const number = abroad === undefined ? plain : `+${abroad.replace("(0)", "").replace(/^\s*44\s*0/, "44")}`;
  return number.replace(/(?!^\+)\D/g, "");
}
