import { spawn } from "node:child_process";
import { join } from "node:path";
import { findChromium } from "./chromium/chromium";

/** Finds Chromium, prints its path, and runs Playwright with the given arguments. */
async function run(): Promise<void> {
  const browser = await findChromium();
  if (!browser) {
    console.log(
      "Browser tests are left out: there is no Chrome or Edge here. Name another in CHROMIUM_PATH.",
    );
    // In CI nobody reads the message unless the run fails.
    if (process.env.CI) process.exitCode = 1;
    return;
  }
  console.log(`Chromium: ${browser}`);
  // Windows cannot spawn the command `npx` without a shell.
  const playwright = require.resolve("@playwright/test/cli");
  const child = spawn(process.execPath, [playwright, "test", ...process.argv.slice(2)], {
    stdio: "inherit",
    // The configuration gives every browser on Linux the same fonts.
    env: { FONTCONFIG_FILE: join(__dirname, "chromium/fonts.conf"), ...process.env, CHROMIUM_PATH: browser },
  });
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}

void run();
