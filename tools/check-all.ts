import { spawn } from "node:child_process";
import { failuresIn, type StepResult, summaryOf } from "./check-all/summary";

interface Step {
  /** A script of package.json. */
  script: string;
  /** True if it reads the built site. */
  needsBuild?: boolean;
}

/** The steps of `npm test`. Stages run one after the other, the steps of a stage side by side. */
const stages: readonly (readonly Step[])[] = [
  [{ script: "check:content" }, { script: "lint" }],
  [{ script: "build" }, { script: "test:unit" }],
  [{ script: "test:site", needsBuild: true }, { script: "types", needsBuild: true }, { script: "unused" }],
  [{ script: "test:browser", needsBuild: true }],
];

/** Runs every step, whatever failed before: one run tells all that is wrong. Ends with a list of the failures. */
async function checkAll(): Promise<void> {
  const results: StepResult[] = [];
  const isBuilt = () => results.some(({ script, status }) => script === "build" && status === "passed");
  for (const stage of stages)
    results.push(
      ...(await Promise.all(
        stage.map(async ({ script, needsBuild }): Promise<StepResult> => {
          if (needsBuild && !isBuilt()) return { script, status: "skipped", failures: [] };
          const { code, output } = await run(script, stage.length === 1);
          return {
            script,
            status: code === 0 ? "passed" : "failed",
            failures: code === 0 ? [] : failuresIn(output),
          };
        }),
      )),
    );
  console.log(summaryOf(results));
  if (results.some(({ status }) => status !== "passed")) process.exitCode = 1;
}

/** Runs a script of package.json. Its output appears at once if it runs alone, otherwise when it has ended. */
async function run(script: string, isAlone: boolean): Promise<{ code: number | null; output: string }> {
  const child = spawn("npm", ["run", "--silent", script], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (isAlone) process.stdout.write(text);
    });
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  if (!isAlone) process.stdout.write(`\nnpm run ${script}\n${output}`);
  return { code, output };
}

void checkAll();
