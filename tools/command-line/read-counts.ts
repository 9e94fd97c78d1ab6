import { ToolError } from "./start-tool";

/** Whole numbers from one upwards, as they were typed; anything else ends the tool. */
export function readCounts(words: readonly string[], what: string): number[] {
  return words.map((word) => {
    if (!/^[1-9]\d*$/.test(word))
      throw new ToolError(`'${word}' is no ${what}; it takes whole numbers from 1.`);
    return Number(word);
  });
}
