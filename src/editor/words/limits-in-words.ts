import type { JsonSchema } from "../../content/derived/json-schema";

/** The limits of a field as a sentence: 40 to 160 characters. Empty where nothing is worth saying. */
export function limitsInWords({ type, minLength, maxLength, minItems, maxItems }: JsonSchema): string {
  if (type === "string") return range(minLength, maxLength, "character");
  return type === "array" ? range(minItems, maxItems, "entry", "entries") : "";
}

function range(least = 0, most: number | undefined, one: string, many = `${one}s`): string {
  const named = (count: number) => (count === 1 ? one : many);
  if (most === undefined) return least > 1 ? `${least} ${named(least)} or more.` : "";
  if (least === most) return `Exactly ${most} ${named(most)}.`;
  return least > 1 ? `${least} to ${most} ${named(most)}.` : `At most ${most} ${named(most)}.`;
}
