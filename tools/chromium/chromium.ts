import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const onLinux = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

const { PROGRAMFILES = "", "PROGRAMFILES(X86)": programs86 = "", LOCALAPPDATA = "" } = process.env;

/** Where Chrome and Edge are installed on the systems for which npm has no browser. */
const elsewhere: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ["Google Chrome", "Microsoft Edge"].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: ["Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe"].flatMap((file) =>
    [PROGRAMFILES, programs86, LOCALAPPDATA].map((folder) => join(folder, file)),
  ),
};

/** Without them Chromium would sign in, update and look things up. It runs as root, as in most containers, only without its sandbox. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // npm's Chromium does not estimate the network's speed. It would fetch lazy pictures 3,000 pixels ahead; on 4G Chrome takes 1,250.
  // As on phones, a finger that rests on an element begins to drag it.
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,touchDragDropEnabled=true",
];

/**
 * The path of the Chromium that tests run in: the one in CHROMIUM_PATH, else the system's, else npm's; on macOS and Windows Chrome
 * or Edge. Undefined if there is none.
 */
export async function findChromium(): Promise<string | undefined> {
  const { env, platform } = process;
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  if (platform !== "linux") return elsewhere[platform]?.find((path) => existsSync(path));
  const installed = onLinux.find(runs);
  if (installed) return installed;
  const bundled = await bundledChromium();
  return runs(bundled) ? bundled : undefined;
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

/** Starts the browser, because its file is no proof: Ubuntu's command does nothing without its snap, and npm's Chromium needs x64. */
function runs(path: string): boolean {
  return spawnSync(path, ["--version"]).status === 0;
}
