interface Counts {
  passed: number;
  failed: number;
}

/** Jest's last line on tests, and the lines with which Playwright ends. */
const jestLine = /^Tests:\s+(.*)$/gm;
const playwrightLine = /^\s+(\d+) (passed|failed|flaky)\b(?!.*,)/gm;

/** How many tests passed and failed, as the output of a stage says; none of either for a stage that counts nothing. */
export function countTests(output: string): Counts {
  const jest = [...output.matchAll(jestLine)].flatMap(([, line = ""]) => [
    ...line.matchAll(/(\d+) (passed|failed)/g),
  ]);
  const counted = [...jest, ...output.matchAll(playwrightLine)];
  const sum = (...words: string[]) =>
    counted
      .filter(([, , word = ""]) => words.includes(word))
      .reduce((total, [, number]) => total + Number(number), 0);
  return { passed: sum("passed"), failed: sum("failed", "flaky") };
}
