import { normaliseSeparators, removeInvisible } from "../../content/fields/invisible";
import type { QuoteRequestField } from "./quote-request";

/**
 * A field's value as a reader sees it. Words stay separate. In all fields except the project details, where emoji need
 * them, invisible characters are removed and every blank becomes a space. The rules check this text, and the form sends it.
 */
export function readableValue(field: QuoteRequestField, typed: string): string {
  const text = normaliseSeparators(typed)
    .replace(/\p{Bidi_Control}/gu, "")
    .trim();
  if (field === "projectDetails") return text;
  const visible = removeInvisible(text)
    .replace(/\p{Zs}/gu, " ")
    .trim();
  return field === "email" ? withAsciiDomain(visible) : visible;
}

/** An email address whose domain is written in ASCII. Chromium does this to `type=email` by itself; other browsers do not. */
function withAsciiDomain(email: string): string {
  const [, mailbox = "", domain = ""] = /^([^@]*)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? [];
  if (/^\p{ASCII}*$/u.test(domain)) return email;
  try {
    return `${mailbox}@${new URL(`https://${domain}`).hostname}`;
  } catch {
    return email;
  }
}
