import { printParseErrorCode, visit } from "jsonc-parser";

/** A JSON text's value, or what is wrong with it and where. */
export type JsonResult = { value: unknown } | { error: string };

/** Reads JSON; of its errors the first is told, since the others often follow from it. People count lines from one. */
export function parseJson(text: string): JsonResult {
  const errors: string[] = [];
  visit(
    text,
    {
      onError: (code, _offset, _length, line, column) =>
        errors.push(`${inWords[printParseErrorCode(code)]} (line ${line + 1}, column ${column + 1})`),
    },
    { disallowComments: true },
  );
  const [error] = errors;
  return error === undefined ? { value: JSON.parse(text) } : { error };
}

const inWords = {
  InvalidSymbol: "a word that is not in straight quotation marks",
  InvalidNumberFormat: "a number that is not finished",
  PropertyNameExpected: "a comma too many, or no field where one belongs",
  ValueExpected: "no value where one belongs",
  ColonExpected: "no colon between a field and its value",
  CommaExpected: "no comma where one belongs",
  CloseBraceExpected: "no closing brace at the end",
  CloseBracketExpected: "no closing bracket at the end",
  EndOfFileExpected: "something after the end of the content",
  InvalidCommentToken: "a comment",
  UnexpectedEndOfComment: "a comment",
  UnexpectedEndOfString: "a text without a closing quotation mark on its line",
  UnexpectedEndOfNumber: "a number that is not finished",
  InvalidUnicode: "a \\u without four digits after it",
  InvalidEscapeCharacter: "a backslash before a character that needs none",
  InvalidCharacter: "a tab or another hidden character inside a text",
  "<unknown ParseErrorCode>": "a text that is no JSON",
} satisfies Record<ReturnType<typeof printParseErrorCode>, string>;
