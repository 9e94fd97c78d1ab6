/** A JSON text's value, or what is wrong with it and where. */
export type JsonResult = { value: unknown } | { error: string };

/** Reads JSON; an error gives its line and column, which code editors show. */
export function parseJson(text: string): JsonResult {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const reason = reasonOf(error);
    const before = text.slice(0, positionOf(text, reason)).split("\n");
    const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
    return { error: `${reason.replace(/\s+/g, " ").replace(/ \(line \d+ column \d+\)$/, "")} (${place})` };
  }
}

/**
 * The number of characters before the error. V8 names it in some messages only; in the others
 * ("Unexpected token") it is the last character of the shortest beginning that has the same error.
 */
function positionOf(text: string, reason: string): number {
  const named = /at position (\d+)/.exec(reason)?.[1];
  if (named !== undefined) return Number(named);
  if (!reason.startsWith("Unexpected token")) return text.length;
  let sound = 0;
  let broken = text.length;
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (hasUnexpectedToken(text.slice(0, middle))) broken = middle;
    else sound = middle;
  }
  return sound;
}

function hasUnexpectedToken(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return reasonOf(error).startsWith("Unexpected token");
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
