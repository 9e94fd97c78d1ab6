import { spawn } from "node:child_process";
import { failuresIn, type StepResult, summaryOf } from "./check-all/summary";

interface Step {
  /** A script of package.json. */
  script: string;
  /** True if it reads the built site. */
  needsBuild?: boolean;
  /** True if it draws its own progress in a terminal. */
  drawsProgress?: boolean;
}

/**
 * The steps of `npm test`. Stages run one after the other, the steps of a stage side by side. The build is late: the first one
 * encodes pictures for minutes. `types` needs it, because Gatsby writes the types of queries at a build's end.
 */
const stages: readonly (readonly Step[])[] = [
  [{ script: "check:content" }, { script: "lint" }],
  [{ script: "test:unit" }, { script: "unused" }],
  [{ script: "build", drawsProgress: true }],
  [
    { script: "test:site", needsBuild: true },
    { script: "types", needsBuild: true },
  ],
  [{ script: "test:browser", needsBuild: true }],
];

/** After how many seconds a step that runs alone says again that it is at work. */
const heartbeat = 30;

/** Runs every step, whatever failed before: one run tells all that is wrong. Tells what failed before the build and at the end. */
async function checkAll(): Promise<void> {
  const results: StepResult[] = [];
  const isBuilt = () => results.some(({ script, status }) => script === "build" && status === "passed");
  for (const stage of stages) {
    if (stage.some(({ script }) => script === "build"))
      console.log(`\n${summaryOf(results)}\nNow the build.\n`);
    results.push(
      ...(await Promise.all(
        stage.map(async (step): Promise<StepResult> => {
          const { script, needsBuild } = step;
          if (needsBuild && !isBuilt()) return { script, status: "skipped", failures: [] };
          const { code, output } = await run(step, stage.length === 1);
          return {
            script,
            status: code === 0 ? "passed" : "failed",
            failures: code === 0 ? [] : failuresIn(output),
          };
        }),
      )),
    );
  }
  console.log(`\n${summaryOf(results)}`);
  if (results.some(({ status }) => status !== "passed")) process.exitCode = 1;
}

/** Runs a script of package.json. Its output appears at once if it runs alone, otherwise when it has ended. */
async function run({ script, drawsProgress }: Step, isAlone: boolean) {
  const stdio = drawsProgress && process.stdout.isTTY ? "inherit" : "pipe";
  const child = spawn(process.execPath, [npmScript(), "run", "--silent", script], {
    stdio: ["ignore", stdio, stdio],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (isAlone) process.stdout.write(text);
    });
  const start = Date.now();
  const tellTime = () =>
    console.log(`npm run ${script}: ${Math.round((Date.now() - start) / 1000)} s so far`);
  const timer = isAlone && stdio === "pipe" ? setInterval(tellTime, heartbeat * 1000) : undefined;
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  clearInterval(timer);
  if (!isAlone) process.stdout.write(`\nnpm run ${script}\n${output}`);
  return { code, output };
}

/** npm's own script: Windows cannot spawn the command `npm` without a shell. */
function npmScript(): string {
  const { npm_execpath } = process.env;
  if (!npm_execpath) throw new Error("Run this with: npm test");
  return npm_execpath;
}

void checkAll();
