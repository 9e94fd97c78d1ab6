import { fieldLabel, isRecord } from "../../content/fields/content-path";
import { contentTypeOf, contentTypes } from "../../content/types/content-types";

/** A field that is not the same in two versions of a file. */
export interface Difference {
  /** The field by the labels that an editor sees. */
  label: string;
  /** Its value before; empty where there was none. */
  before: string;
  after: string;
}

/** What differs between two texts of the file at a path below data/, field by field; a missing file has no fields. */
export function differences(
  path: string,
  before: string | undefined,
  after: string | undefined,
): Difference[] {
  const type = contentTypeOf(path);
  const [old, now] = [values(before), values(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [was = "", is = ""] = [old.get(key), now.get(key)];
    if (was === is) return [];
    const steps: PropertyKey[] = JSON.parse(key);
    return [
      {
        label: type ? fieldLabel(contentTypes[type].schema, steps) : steps.join(" › "),
        before: was,
        after: is,
      },
    ];
  });
}

/** Every single value of a file, by its path in the file. */
function values(text: string | undefined): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (value: unknown, path: PropertyKey[]): void => {
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) visit(entry, [...path, index]);
    else if (isRecord(value)) for (const [key, entry] of Object.entries(value)) visit(entry, [...path, key]);
    else found.set(JSON.stringify(path), String(value ?? ""));
  };
  visit(read(text), []);
  found.delete(JSON.stringify(["$schema"]));
  return found;
}

/** A file that is no JSON has no fields to compare. */
function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text || "{}");
  } catch {
    return {};
  }
}
