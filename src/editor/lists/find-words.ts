import { phoneFormats } from "../../content/derived/phone-formats";
import { fillPlaceholders } from "../../content/fields/placeholders";
import type { ContentFile } from "../../content/reading/read-content-files";
import { everyField } from "../words/every-field";

/** Every field that shows the words: with its facts filled in, and telephone numbers however they are written. */
export function findWords(
  files: readonly ContentFile[],
  words: string,
  facts: Readonly<Record<string, string>>,
) {
  return everyField(files).flatMap(({ value, description: { use }, ...field }) => {
    if (typeof value !== "string") return [];
    const shown = use === "phone" ? phoneFormats(value).display : fillPlaceholders(value, facts);
    const form = [shown, value].find((one) => plain(one).includes(plain(words)));
    return form === undefined ? [] : { ...field, excerpt: excerpt(form, words) };
  });
}

/** Without capitals, and without the spaces between digits. */
const plain = (words: string) => words.toLowerCase().replace(/(?<=[\d)])[\s()-]+(?=[\d(])/g, "");

const around = 60;

/** The words with what surrounds them. */
function excerpt(text: string, words: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()));
  const [begin, end] = [Math.max(0, at - around), at + words.length + around];
  return `${begin > 0 ? "…" : ""}${text.slice(begin, end)}${end < text.length ? "…" : ""}`;
}
