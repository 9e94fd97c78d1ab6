import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { findCommand } from "../../tools/hosts/find-command";
import { freePort } from "../hosts/free-port";
import type { Engine, Visit, WindowSize } from "./engine";

/** Where Debian keeps the browser that belongs to the driver; the number is that of its interface. */
const browsers = ["4.1", "4.0", "6.0"].map(
  (version) =>
    `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
);

const browser = () => browsers.find((path) => existsSync(path));

/** Debian's WebKitGTK over WebDriver, on a screen that nobody sees: https://www.w3.org/TR/webdriver2/ */
export const webkit: Engine = {
  name: "WebKit",
  isInstalled: () => Boolean(findCommand("WebKitWebDriver") && findCommand("Xvfb") && browser()),
  install: "sudo apt-get install webkit2gtk-driver xvfb",
  start,
};

async function start({ width, height }: WindowSize): Promise<Visit> {
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [display] = await once(screen.stdout, "data");
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, LIBGL_ALWAYS_SOFTWARE: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const complaints = complaintsOf(driver);
  const ask = (path: string, body?: object, method = "POST") =>
    askDriver(`http://127.0.0.1:${port}${path}`, method, body);
  await untilItAnswers(() => ask("/status", undefined, "GET"));
  const options = {
    binary: browser(),
    args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
  };
  const { sessionId } = Object(
    await ask("/session", { capabilities: { alwaysMatch: { "webkitgtk:browserOptions": options } } }),
  );
  const session = `/session/${sessionId}`;
  const evaluate = (expression: string) =>
    ask(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  await ask(`${session}/window/rect`, { x: 0, y: 0, width, height });
  return {
    open: async (url) => void (await ask(`${session}/url`, { url })),
    evaluate,
    perform: async (actions) => void (await ask(`${session}/actions`, { actions })),
    complaints,
    end: async () => {
      await ask(session, undefined, "DELETE").catch(() => undefined);
      driver.kill();
      screen.kill();
    },
  };
}

async function askDriver(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = Object(await answer.json());
  if (!answer.ok) throw new Error(`${address}: ${value?.error}: ${value?.message}`);
  return value;
}

async function untilItAnswers(ask: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + 20_000;
  while (!(await ask().catch(() => undefined)))
    if (Date.now() > until) throw new Error("WebKitWebDriver does not answer");
}

/** The browser writes its console to the driver's output, errors as 'CONSOLE JS ERROR …' or 'CONSOLE SECURITY ERROR …'. */
function complaintsOf({ stdout, stderr }: ChildProcess): () => string[] {
  let words = "";
  for (const stream of [stdout, stderr])
    stream?.on("data", (text) => {
      words += text;
    });
  return () => words.split("\n").filter((line) => /^CONSOLE \S+ ERROR/.test(line));
}
