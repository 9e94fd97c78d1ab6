import { existsSync } from "node:fs";

const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Without a network: no sign-in, no updates, no look-ups; as root, as in most containers, no sandbox. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * Where Chromium is: the path in CHROMIUM_PATH, else the system's, else the one that npm brought.
 * The last one unpacks itself into the temporary folder, with the libraries that a bare system lacks.
 */
export async function chromiumPath(): Promise<string> {
  const system = process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path));
  return system ?? bundledChromium();
}

/** The package unpacks its libraries (libnss3 and others) only where it believes itself on Amazon's Lambda. */
async function bundledChromium(): Promise<string> {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}
