import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

/** A JSON text's value, or what is wrong with it, where, and what to do. */
export type JsonResult = { value: unknown } | { error: string; remedy: string };

/** Parses JSON strictly. Its first error is told with its line; so is a key that one object has twice. */
export function parseJson(text: string): JsonResult {
  const conflict = /^(<{7}|={7}|>{7})/m.exec(text);
  if (conflict) return failure(text, conflict.index, "a conflict between two versions", remedies.conflict);
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first || !tree)
    return first ? syntaxError(text, first) : failure(text, 0, "the end of the file", remedies.closing);
  const twice = repeatedKey(tree);
  if (twice) return failure(text, twice.offset, `${JSON.stringify(twice.value)} twice`, remedies.repeated);
  return { value: JSON.parse(text) };
}

const remedies = {
  quotes: 'Use straight quotation marks: ".',
  literal: "Write true, false and null in small letters.",
  comment: "JSON has no comments: remove it.",
  comma: "Put a comma after this line, or remove one that is too many.",
  value: "Write a value after the colon, or remove the field.",
  closing: "Close what was opened: a quotation mark, a bracket or a brace is missing.",
  repeated: "Remove one of the two: only the last would be used.",
  conflict: "Keep one of the two versions, and remove the three lines of <<<<<<<, ======= and >>>>>>>.",
  other: "Look there for a missing or extra comma, quotation mark or bracket.",
};

function syntaxError(text: string, { error, offset }: ParseError): JsonResult {
  const rest = text.slice(offset);
  const [word = ""] = /^[\p{L}\p{N}_]+|^./su.exec(rest) ?? [];
  if (rest.trim() === "") return failure(text, offset, "the end of the file", remedies.closing);
  switch (printParseErrorCode(error)) {
    case "InvalidSymbol":
      if (/^[“”„‟‘’'«»`]/.test(rest)) return failure(text, offset, `the sign ${word[0]}`, remedies.quotes);
      if (/^(true|false|null|none)$/i.test(word)) return failure(text, offset, word, remedies.literal);
      return failure(text, offset, word, remedies.quotes);
    case "InvalidCommentToken":
    case "UnexpectedEndOfComment":
      return failure(text, offset, "a comment", remedies.comment);
    case "CommaExpected":
      return failure(text, text.slice(0, offset).trimEnd().length, "no comma", remedies.comma);
    case "PropertyNameExpected":
      return failure(text, offset, word, remedies.comma);
    case "ValueExpected":
      return failure(text, offset, "no value", remedies.value);
    case "CloseBraceExpected":
    case "CloseBracketExpected":
    case "UnexpectedEndOfString":
      return failure(text, offset, "something that is not closed", remedies.closing);
    default:
      return failure(text, offset, word, remedies.other);
  }
}

function failure(text: string, offset: number, found: string, remedy: string): JsonResult {
  const line = text.slice(0, offset).split("\n").length;
  return { error: `${found} (line ${line})`, remedy };
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

/** Content without `$schema`, which is for code editors and not content. */
export function withoutSchemaAddress({ $schema: _address, ...content }: Record<string, unknown>) {
  return content;
}
