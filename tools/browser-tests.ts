import { spawn } from "node:child_process";
import { chromiumPath } from "./chromium/chromium";

/** Finds Chromium, then runs Playwright with the arguments given; Playwright refuses those that it does not know. */
async function run(): Promise<void> {
  const executable = await chromiumPath();
  const child = spawn("npx", ["playwright", "test", ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: executable },
  });
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}

void run();
