import { type JSONVisitor, printParseErrorCode, visit } from "jsonc-parser";

/** A JSON text's value, or what is wrong with it and where. */
export type JsonResult = { value: unknown } | { error: string };

/** Reads JSON; of its errors it tells the first, since the others often follow from it. People count lines from one. */
export function parseJson(text: string): JsonResult {
  const errors: string[] = [];
  const onError: JSONVisitor["onError"] = (code, _offset, _length, line, column) =>
    errors.push(`${inWords(printParseErrorCode(code))} (line ${line + 1}, column ${column + 1})`);
  visit(text, { onError }, { disallowComments: true });
  const [error] = errors;
  return error === undefined ? { value: JSON.parse(text) } : { error };
}

/** PropertyNameExpected becomes 'property name expected'. */
const inWords = (code: string) => code.replace(/(?<=.)[A-Z]/g, " $&").toLowerCase();
