import { spawnSync } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { join } from "node:path";

const systemBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

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

export interface Browser {
  path: string;
  /** Its major version, such as 156. */
  version: number;
}

/** The path of the Chromium that tests run in. */
export async function chromiumPath(): Promise<string> {
  return (await findChromium()).path;
}

/**
 * Finds the newest Chromium of this machine, npm's or the system's, or the one named in CHROMIUM_PATH. All of them set text
 * in the same faces. Throws if none runs.
 */
export async function findChromium(): Promise<Browser> {
  process.env.FONTCONFIG_FILE ??= join(__dirname, "fonts.conf");
  const { CHROMIUM_PATH } = process.env;
  const candidates = CHROMIUM_PATH ? [CHROMIUM_PATH] : [...systemBrowsers, await bundledChromium()];
  const browser = newest(candidates.map((path) => ({ path, version: versionOf(path) })));
  if (!browser) throw new Error("No Chromium runs here: install one, or name yours in CHROMIUM_PATH.");
  return browser;
}

/** The browser with the highest version; of equal ones the first. Undefined if none has a version. */
export function newest(
  browsers: readonly { path: string; version: number | undefined }[],
): Browser | undefined {
  return browsers
    .flatMap(({ path, version }) => (version === undefined ? [] : [{ path, version }]))
    .reduce<Browser | undefined>(
      (best, browser) => (best && best.version >= browser.version ? best : browser),
      undefined,
    );
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

/** The major version of a browser. Undefined if it does not run: on another system, or if unpacking was cut short. */
function versionOf(path: string): number | undefined {
  if (!existsSync(path)) return undefined;
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return status === 0 ? majorVersion(stdout) : undefined;
}

/** The major version in what a browser prints: 156 of "Chromium 156.0.8078.108 built on Debian". */
export function majorVersion(printed: string): number | undefined {
  const [, major] = /(\d+)\.\d+\.\d+/.exec(printed) ?? [];
  return major === undefined ? undefined : Number(major);
}
