import { spawnSync } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { join } from "node:path";

const onLinux = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const { PROGRAMFILES = "", "PROGRAMFILES(X86)": programs86 = "", LOCALAPPDATA = "" } = process.env;

/** Chrome and Edge where they install themselves. npm brings no browser for these systems. */
const elsewhere: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ["Google Chrome", "Microsoft Edge"].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"].flatMap((file) =>
    [PROGRAMFILES, programs86, LOCALAPPDATA].map((folder) => join(folder, file)),
  ),
};

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

interface Browser {
  path: string;
  /** Its major version, such as 156; undefined if it does not say. */
  version: number | undefined;
}

/**
 * Finds the Chromium that tests run in: the one named in CHROMIUM_PATH, or on Linux the newest, npm's or the system's, or on
 * other systems Chrome or Edge. Undefined if there is none. On Linux all set text in the same faces.
 */
export async function findChromium(
  platform = process.platform,
  exists = existsSync,
): Promise<Browser | undefined> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { path: CHROMIUM_PATH, version: versionOf(CHROMIUM_PATH) };
  if (platform !== "linux") {
    const path = elsewhere[platform]?.find((file) => exists(file));
    return path ? { path, version: undefined } : undefined;
  }
  process.env.FONTCONFIG_FILE ??= join(__dirname, "fonts.conf");
  const candidates = [...onLinux, await bundledChromium()];
  return newest(candidates.map((path) => ({ path, version: versionOf(path) })));
}

/** The browser with the highest version; of equal ones the first. Undefined if none has a version. */
export function newest(browsers: readonly Browser[]): Browser | undefined {
  const [best] = browsers
    .filter(({ version }) => version !== undefined)
    .sort((one, other) => Number(other.version) - Number(one.version));
  return best;
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
