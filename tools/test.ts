import { readArguments } from "./command-line/read-arguments";
import { startTool } from "./command-line/start-tool";
import { runStage } from "./test/run-stage";
import { type StageResult, summary } from "./test/summary";

/** What stands in one line runs side by side; a line begins when the one before it has passed. */
const stages = [
  ["lint", "check:content"],
  ["test:unit", "build"],
  ["types", "unused", "test:site"],
  ["test:browser"],
];

/** Everything that CI runs. */
async function test(words: string[]): Promise<void> {
  readArguments(words, { command: "npm test --", words: [] });
  const start = Date.now();
  const results: StageResult[] = [];
  for (const beside of stages) {
    results.push(...(await Promise.all(beside.map(runStage))));
    if (results.some(({ ok }) => !ok)) break;
  }
  process.stdout.write(`\n${summary(results, (Date.now() - start) / 1000)}\n`);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}

void startTool(test);
