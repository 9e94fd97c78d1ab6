import { existsSync } from "node:fs";
import chromium from "@sparticuz/chromium";

const systemBrowsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Without a network: no sign-in, no updates, no look-ups; as root, as in most containers, no sandbox. */
const quiet = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** How to start Chromium: the system's where there is one, otherwise the one that npm brought. */
export async function chromiumLaunchOptions(): Promise<{ executablePath: string; args: string[] }> {
  const system = process.env.CHROMIUM_PATH ?? systemBrowsers.find((path) => existsSync(path));
  if (system) return { executablePath: system, args: quiet };
  return { executablePath: await chromium.executablePath(), args: [...chromium.args, ...quiet] };
}
