import type { z } from "zod";
import { isRecord, valueAt } from "../../../src/content/fields/content-path";
import { changed, steps } from "../valid-content";

/** What is promised of the fields of one content type. Fields are named by dots: hero.stats.0.icon. */
interface FieldExamples {
  schema: z.ZodObject;
  /** Content that has every field, and in which nothing is wrong. */
  valid: unknown;
  /** The only fields that may be left out. */
  optional?: string[];
  /** Texts, with the greatest number of characters that they may have. */
  longest?: [field: string, characters: number][];
  /** Texts, with the least number of characters that they must have. */
  shortest?: [field: string, characters: number][];
  /** Lists, with their least and greatest number of entries. */
  counts?: [list: string, least: number, most: number][];
  /** Placeholders that may stand in a text. */
  filled?: [field: string, placeholder: string][];
  /** Placeholders that nothing would fill in a text, because its page does not know them. */
  unfilled?: [field: string, placeholder: string][];
  /** Texts that are shown as written and so may hold no placeholder at all. */
  asWritten?: string[];
  /** Values that are wrong for other reasons. */
  refused?: [field: string, value: unknown][];
  /** Values that are unusual but right. */
  accepted?: [field: string, value: unknown][];
}

/** Shared examples: what is true of the fields of every content type. */
export function itHasFields(examples: FieldExamples): void {
  const { schema, valid, optional = [] } = examples;
  const refusals = (content: unknown) => refusedFields(schema, content);

  it("is valid as published", () => {
    expect(refusals(valid)).toEqual([]);
  });

  it("has no fields but those that the site knows", () => {
    expect(refusals(changed(valid, "colour", "green"))).toEqual(["colour"]);
  });

  for (const field of fieldsOf(valid).filter((name) => !optional.includes(name))) {
    it(`is incomplete without ${field}`, () => {
      expect(refusals(changed(valid, field, undefined))).toContain(field);
    });
  }

  for (const field of optional) {
    it(`may leave out ${field}`, () => {
      expect(valueAt(valid, steps(field))).toBeDefined();
      expect(refusals(changed(valid, field, undefined))).toEqual([]);
    });
  }

  for (const [field, characters] of examples.longest ?? []) {
    it(`takes ${characters} characters in ${field} and not one more`, () => {
      expect(refusals(changed(valid, field, "x".repeat(characters)))).toEqual([]);
      expect(refusals(changed(valid, field, "x".repeat(characters + 1)))).toContain(field);
    });
  }

  for (const [field, characters] of examples.shortest ?? []) {
    it(`asks for ${characters} characters in ${field} and not one less`, () => {
      expect(refusals(changed(valid, field, "x".repeat(characters)))).toEqual([]);
      expect(refusals(changed(valid, field, "x".repeat(characters - 1)))).toContain(field);
    });
  }

  for (const [list, least, most] of examples.counts ?? []) {
    it(`has ${least} to ${most} entries in ${list}`, () => {
      const entries = (count: number) => {
        const entry = valueAt(valid, [...steps(list), 0]);
        return refusals(changed(valid, list, Array<unknown>(count).fill(entry)));
      };
      expect(entries(least)).toEqual([]);
      expect(entries(most)).toEqual([]);
      expect(entries(least - 1)).toEqual([list]);
      expect(entries(most + 1)).toEqual([list]);
    });
  }

  for (const [field, placeholder] of examples.filled ?? []) {
    it(`may name ${placeholder} in ${field}`, () => {
      expect(refusals(ending(valid, field, placeholder))).toEqual([]);
    });
  }

  for (const [field, placeholder] of examples.unfilled ?? []) {
    it(`cannot name ${placeholder} in ${field}`, () => {
      expect(refusals(ending(valid, field, placeholder))).toEqual([field]);
    });
  }

  for (const field of examples.asWritten ?? []) {
    it(`shows ${field} as written, so it holds no placeholder`, () => {
      expect(refusals(ending(valid, field, "{phone}"))).toEqual([field]);
    });
  }

  for (const [field, value] of examples.refused ?? []) {
    it(`refuses ${JSON.stringify(value)} in ${field}`, () => {
      expect(refusals(changed(valid, field, value))).toContain(field);
    });
  }

  for (const [field, value] of examples.accepted ?? []) {
    it(`accepts ${JSON.stringify(value)} in ${field}`, () => {
      expect(refusals(changed(valid, field, value))).toEqual([]);
    });
  }
}

/** The fields with which a schema finds fault, each once. */
function refusedFields(schema: z.ZodObject, content: unknown): string[] {
  const issues = schema.safeParse(content).error?.issues ?? [];
  const paths = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path],
  );
  return [...new Set(paths.map((path) => path.map(String).join(".")))];
}

/** Every field of the content, those of groups included, those of list entries left out. */
function fieldsOf(content: unknown, before = ""): string[] {
  if (!isRecord(content)) return [];
  return Object.entries(content).flatMap(([key, value]) => [
    `${before}${key}`,
    ...fieldsOf(value, `${before}${key}.`),
  ]);
}

/** The content with a text that keeps its length, as far as possible, and ends in a placeholder. */
function ending(content: unknown, field: string, placeholder: string): unknown {
  const current = valueAt(content, steps(field));
  if (typeof current !== "string") throw new Error(`${field} is no text`);
  const start = current.slice(0, Math.max(0, current.length - placeholder.length)).replace(/[{}]/g, "x");
  return changed(content, field, `${start}${placeholder}`);
}
