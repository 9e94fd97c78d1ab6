import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** The first fault of a JSON text: the line in which it is, and its remedy. */
export interface JsonFault {
  found: string;
  expected: string;
  remedy: string;
}

/** The first fault of a JSON text, or a key that one object has twice; undefined if there is none. */
export function jsonFault(text: string): JsonFault | undefined {
  const errors: ParseError[] = [];
  const tree = parsedTree(text, errors);
  const [first] = errors;
  if (first) {
    const code = printParseErrorCode(first.error);
    // Something is missing behind what was read last, which may be in an earlier line than what comes next.
    const isMissing = code.endsWith("Expected") && code !== "EndOfFileExpected";
    const place = isMissing ? text.slice(0, first.offset).trimEnd().length : first.offset;
    return faultAt(text, place, remedies[code] ?? anySymbol);
  }
  const twice = tree && repeatedKey(tree);
  if (!twice) return undefined;
  return faultAt(
    text,
    twice.offset,
    `${JSON.stringify(twice.value)} stands here twice: remove one of the two.`,
  );
}

function parsedTree(text: string, errors: ParseError[]): Node | undefined {
  try {
    return parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    // Thousands of brackets inside each other.
    errors.push({ error: 1, offset: 0, length: 1 });
    return undefined;
  }
}

const anySymbol =
  'Put texts and names of fields between straight quotation marks ("), write numbers like 0.5 and true, false and null in small letters, and remove anything else, such as an invisible character.';
const closing = "Close what was opened: a quotation mark, a bracket or a brace is missing.";
const comments = "Remove the comment: JSON has none.";
const backslash = "Write two backslashes for one, or remove it.";
const number = "Write the number in digits, with a point for its decimals: 0.5.";

/** The remedy for each code of jsonc-parser: https://github.com/microsoft/node-jsonc-parser/blob/main/src/main.ts */
const remedies: Readonly<Record<string, string>> = {
  InvalidSymbol: anySymbol,
  InvalidNumberFormat: number,
  UnexpectedEndOfNumber: number,
  PropertyNameExpected:
    'Write the next field, its name between straight quotation marks ("), or remove the comma after the last one.',
  ValueExpected: "Write a value, or remove the field or the comma before it.",
  ColonExpected: "Put a colon between the field's name and its value.",
  CommaExpected: "Put a comma after this line.",
  CloseBraceExpected: closing,
  CloseBracketExpected: closing,
  UnexpectedEndOfString: closing,
  EndOfFileExpected: "Remove this and what follows: one file holds one object.",
  InvalidCommentToken: comments,
  UnexpectedEndOfComment: comments,
  InvalidUnicode: backslash,
  InvalidEscapeCharacter: backslash,
  InvalidCharacter: "Put a space in the place of the tab or the control character.",
};

const longestQuote = 60;

function faultAt(text: string, offset: number, remedy: string): JsonFault {
  const lines = text.slice(0, offset).split(/\r\n?|\n/);
  const line = text.split(/\r\n?|\n/)[lines.length - 1]?.trim() ?? "";
  const quoted = line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line;
  return { found: `line ${lines.length}: ${quoted || "nothing"}`, expected: "valid JSON", remedy };
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
