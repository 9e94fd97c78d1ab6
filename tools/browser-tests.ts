import { spawn } from "node:child_process";
import { findChromium } from "./chromium/chromium";

/**
 * Finds Chromium, says which, and runs Playwright with the given arguments. OLDEST_CHROMIUM is the major version below which
 * it refuses to test: .ci/run sets it from the system's package list.
 */
async function run(): Promise<void> {
  const { path: executable, version } = await findChromium();
  console.log(`Chromium ${version}: ${executable}`);
  const oldest = Number(process.env.OLDEST_CHROMIUM ?? 0);
  if (version < oldest)
    throw new Error(`Chromium ${version} is too old: ${oldest} or newer is expected here.`);
  // Windows cannot spawn the command `npx` without a shell.
  const playwright = require.resolve("@playwright/test/cli");
  const child = spawn(process.execPath, [playwright, "test", ...process.argv.slice(2)], {
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: executable },
  });
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}

void run();
