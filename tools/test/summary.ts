import { countTests } from "./count-tests";

/** What a stage did. */
export interface StageResult {
  name: string;
  seconds: number;
  ok: boolean;
  output: string;
}

/** A table of the stages with their seconds, and the sum of all tests. */
export function summary(results: readonly StageResult[], seconds: number): string {
  const width = Math.max(...results.map(({ name }) => name.length), "together".length);
  const row = (name: string, time: number, note: string) =>
    `${name.padEnd(width)} ${time.toFixed(0).padStart(5)} s  ${note}`.trimEnd();
  const counts = results.map(({ output }) => countTests(output));
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const broken = results.filter(({ ok }, index) => !ok && counts[index]?.failed === 0).length;
  return [
    ...results.map(({ name, seconds: time, ok }) => row(name, time, ok ? "" : "failed")),
    row("together", seconds, ""),
    `${passed} passed, ${failed + broken} failed`,
  ].join("\n");
}
