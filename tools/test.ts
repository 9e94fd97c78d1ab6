import { readArguments } from "./command-line/read-arguments";
import { startTool } from "./command-line/start-tool";
import { runStage } from "./test/run-stage";
import { runStages } from "./test/run-stages";
import { summary } from "./test/summary";

/** In the order in which they begin where nothing is to be waited for. */
const stages = [
  { name: "check:content" },
  { name: "lint" },
  { name: "build", after: ["check:content"] },
  { name: "test:unit" },
  { name: "test:next-publication", after: ["build"] },
  { name: "test:site", after: ["build"] },
  { name: "types", after: ["build"] },
  { name: "unused" },
  { name: "test:browser", after: ["test:next-publication", "test:unit"] },
];

/** Most stages keep one core busy; the others wait for a browser or a disk now and then. */
const atATime = 2;

/** What is to be green before every push; CI runs four suites more. */
async function test(words: string[]): Promise<void> {
  readArguments(words, { command: "npm test --", words: [] });
  const start = Date.now();
  const results = await runStages(stages, atATime, runStage);
  process.stdout.write(`\n${summary(results, (Date.now() - start) / 1000)}\n`);
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
}

void startTool(test);
