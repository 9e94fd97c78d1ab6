import { type ContentField, fieldName, fieldsIn } from "../fields/value-path";
import type { ParsedFile } from "../reading/parse-content-file";
import { sentencesOf } from "../values/sentences";

/** A sentence, value or picture of the content, with the mark by which it is known again. */
export interface MarkedPart extends ContentField {
  text: string;
  mark: string;
}

/** Fewer words say something only together with their field: 5.0, or Chelsea. */
const wordsOfSentence = 4;

/** Every sentence and value of a file. The same sentence has the same mark in any field; a shorter value has its field's name before it. */
export function markedParts({ type, schema, content }: ParsedFile): MarkedPart[] {
  return fieldsIn(schema, content).flatMap((field) => {
    const { path, value } = field;
    if (typeof value !== "string" && typeof value !== "number") return [];
    const names = fieldName(path.filter((step) => typeof step === "string"));
    return sentencesOf(String(value)).map((sentence) => {
      const words = sentence.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
      const isSentence = /\s/.test(sentence) && words.length >= wordsOfSentence;
      return {
        ...field,
        text: sentence,
        mark: isSentence ? digest(words.join(" ")) : `${type} ${names} ${sentence}`,
      };
    });
  });
}

/** FNV-1a, in 32 bits: enough to tell some thousand sentences apart. http://www.isthe.com/chongo/tech/comp/fnv/ */
function digest(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const hash = bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(36);
}
