import { spawnSync } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { join } from "node:path";

const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Without a network: no sign-in, no updates, no look-ups; as root, as in most containers, no sandbox. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // npm's Chromium does not estimate the network, and would fetch lazy pictures 3,000 pixels ahead; on 4G it is 1,250.
  // A finger that stays drags, as on phones.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,touchDragDropEnabled=true",
];

const sharedMemory = "/dev/shm";

/** In bytes; three workers took up to 0.4 GB. */
const enoughSharedMemory = 2 ** 30;

/**
 * Playwright's own arguments that are left out here. By default it keeps shared memory in temporary files, because Docker
 * has only 64 MB of it; where there is enough, using it is faster.
 */
export function unwantedArguments(freeBytes = freeSharedMemory()): string[] {
  return freeBytes >= enoughSharedMemory ? ["--disable-dev-shm-usage"] : [];
}

function freeSharedMemory(): number {
  if (!existsSync(sharedMemory)) return 0;
  const { bavail, bsize } = statfsSync(sharedMemory);
  return bavail * bsize;
}

/**
 * Where Chromium is: the path in CHROMIUM_PATH, otherwise npm's, otherwise the system's. All set text in the same faces.
 * npm's is the same everywhere and has no windows: tests take half as long in it as in Debian's whole browser.
 */
export async function chromiumPath(): Promise<string> {
  process.env.FONTCONFIG_FILE ??= join(__dirname, "fonts.conf");
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const candidates = [await bundledChromium(), ...systemBrowsers];
  const path = candidates.find((candidate) => existsSync(candidate) && runs(candidate));
  if (!path) throw new Error("No Chromium runs here: install one, or name yours in CHROMIUM_PATH.");
  return path;
}

/**
 * Unpacks npm's Chromium into the temporary folder, with the libraries that a bare system lacks (libnss3 and others):
 * the package unpacks those only where this variable suggests Amazon's Lambda.
 */
async function bundledChromium(): Promise<string> {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

/** False on another processor or system, or when unpacking was cut short. */
function runs(path: string): boolean {
  return spawnSync(path, ["--version"]).status === 0;
}
