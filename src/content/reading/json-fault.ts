import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** Finds the first fault of a JSON text: its line, its cause and its remedy. */
export interface JsonFault {
  found: string;
  expected: string;
  remedy: string;
}

/** The first fault of a JSON text, or a key that one object has twice; undefined if there is none. */
export function jsonFault(text: string): JsonFault | undefined {
  try {
    return firstFault(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return faultAt(text, 0, "thousands of brackets inside each other", "Remove them.");
  }
}

function firstFault(text: string): JsonFault | undefined {
  const conflict = /^(<{7}|={7}|>{7})/m.exec(text);
  if (conflict) {
    const remedy = "Keep one of the two versions, and remove the lines of <<<<<<<, ======= and >>>>>>>.";
    return faultAt(text, conflict.index, "a conflict between two versions", remedy);
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) return syntaxFault(text, first);
  if (!tree)
    return faultAt(text, text.length, "an empty file", "Write the content again, or remove the file.");
  const twice = repeatedKey(tree);
  if (!twice) return undefined;
  const remedy = "Remove one of the two: only the last would be used.";
  return faultAt(text, twice.offset, `${JSON.stringify(twice.value)} twice`, remedy);
}

function syntaxFault(text: string, { error, offset }: ParseError): JsonFault {
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset);
  const code = printParseErrorCode(error);
  const closing = "Close what was opened: a quotation mark, a bracket or a brace is missing.";
  if (before.endsWith(",") && /^[}\]]/.test(rest))
    return faultAt(
      text,
      before.length,
      `a comma before ${rest[0]}`,
      "Remove the comma after the last entry.",
    );
  if (rest.trim() === "") return faultAt(text, before.length, "the end of the file", closing);
  switch (code) {
    case "InvalidSymbol":
      return strangeSymbol(text, offset);
    case "InvalidCommentToken":
    case "UnexpectedEndOfComment":
      return faultAt(text, offset, "a comment", "JSON has no comments: remove it.");
    case "CommaExpected":
      return faultAt(text, before.length, "no comma", "Put a comma after this line.");
    case "ColonExpected":
      return faultAt(text, offset, "no colon", "Put a colon between the field's name and its value.");
    case "ValueExpected":
      return faultAt(text, offset, "no value", "Write a value after the colon, or remove the field.");
    case "EndOfFileExpected":
      return faultAt(
        text,
        offset,
        "more after the end",
        "One file holds one object: remove what follows it.",
      );
    case "CloseBraceExpected":
    case "CloseBracketExpected":
    case "UnexpectedEndOfString":
      return faultAt(text, offset, "something that is not closed", closing);
    case "InvalidCharacter":
      return faultAt(text, offset, "a tab or a control character in a text", "Put a space in its place.");
    case "InvalidEscapeCharacter":
    case "InvalidUnicode":
      return faultAt(text, offset, "a lone backslash in a text", "Write two backslashes, or remove it.");
    default: {
      const remedy = "Look there for a missing or extra comma, quotation mark or bracket.";
      return faultAt(text, offset, [...rest][0] ?? "", remedy);
    }
  }
}

/** Advice for a value that is not a string, a number, an object, a list, true, false or null. */
function strangeSymbol(text: string, offset: number): JsonFault {
  const rest = text.slice(offset);
  const [word = ""] = /^[-+.\p{L}\p{N}_]+|^./su.exec(rest) ?? [];
  if (/^[“”„‟‘’‚'«»`]/.test(rest))
    return faultAt(text, offset, `the sign ${word[0]}`, 'Use straight quotation marks: ".');
  if (/^(true|false|null|none)$/i.test(word))
    return faultAt(text, offset, word, "Write true, false and null in small letters.");
  if (/^(-?Infinity|NaN|undefined|[-+]?\.\d.*|\+.*|\d.*)$/.test(word))
    return faultAt(
      text,
      offset,
      word,
      "JSON has no such value: write a number such as 0.5, or remove the field.",
    );
  if (rest.startsWith("#")) return faultAt(text, offset, "a comment", "JSON has no comments: remove it.");
  if (rest.startsWith(";")) return faultAt(text, offset, "a semicolon", "Put a comma in its place.");
  if (/^[\p{Z}\p{C}]/u.test(rest)) {
    const code = rest.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return faultAt(
      text,
      offset,
      `the invisible sign U+${code}`,
      "Delete the line's indentation and type it again.",
    );
  }
  return faultAt(text, offset, word, 'Put texts and names of fields between straight quotation marks: ".');
}

function faultAt(text: string, offset: number, found: string, remedy: string): JsonFault {
  const line = text.slice(0, offset).split(/\r\n?|\n/).length;
  return { found: `${found} (line ${line})`, expected: "valid JSON", remedy };
}

/** The second of two equal keys in one object. */
function repeatedKey(node: Node): Node | undefined {
  const keys = new Set<unknown>();
  for (const child of node.children ?? []) {
    const key = node.type === "object" ? child.children?.[0] : undefined;
    if (key && keys.has(key.value)) return key;
    if (key) keys.add(key.value);
    const deeper = repeatedKey(child);
    if (deeper) return deeper;
  }
  return undefined;
}
