import { stripVTControlCharacters } from "node:util";

export interface StepResult {
  /** A script of package.json. */
  script: string;
  status: "passed" | "failed" | "skipped";
  /** The lines of its output that name what failed. */
  failures: readonly string[];
}

/** The most lines that the list of failures may have. */
const longest = 10;

/** The beginning of a line with which Jest, Playwright, TypeScript, Biome or Gatsby names a failure. */
const failure = /^\s*(● |✘ |.*\berror TS\d+|.*:\d+:\d+ (lint|assist|format|parse)\/|ERROR |error |FAIL )/;

/** The lines of a step's output that name what failed, each once; its last line if none does. */
export function failuresIn(output: string): string[] {
  const lines = stripVTControlCharacters(output)
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const named = new Set(lines.filter((line) => failure.test(line)));
  return named.size > 0 ? [...named] : lines.slice(-1);
}

/** Lists each step that did not pass, with its failures, in ten lines at most. */
export function summaryOf(results: readonly StepResult[]): string {
  const lines = results.flatMap(({ script, status, failures }) => {
    if (status === "failed") return [`Failed: npm run ${script}`, ...failures.map((line) => `  ${line}`)];
    return status === "skipped" ? [`Skipped, because the build failed: npm run ${script}`] : [];
  });
  if (lines.length === 0) return `All passed: ${results.map(({ script }) => script).join(", ")}.`;
  if (lines.length <= longest) return lines.join("\n");
  const rest = lines.length - (longest - 1);
  return [...lines.slice(0, longest - 1), `… and ${rest} lines more, above.`].join("\n");
}
