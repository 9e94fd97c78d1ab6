import { readFileSync } from "node:fs";

/** The words of the form that was built, so that an editor's change of them breaks no test. */
const words: Readonly<Record<string, string>> = JSON.parse(
  readFileSync("data/pages/quote-form.json", "utf8"),
);

/** A text of the form with its placeholders filled in. */
export function said(name: string, facts: Readonly<Record<string, string>> = {}): string {
  const text = words[name];
  if (typeof text !== "string") throw new Error(`The form has no words named ${name}`);
  return text.replace(/\{(\w+)\}/g, (whole, fact: string) => facts[fact] ?? whole);
}
