import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import WebSocket from "ws";
import type { Engine } from "./visit";

/** Reports violations of the policy as errors of the console; Firefox only warns. */
const reportViolations = `() => addEventListener("securitypolicyviolation",
  ({ violatedDirective, blockedURI }) => console.error("refused by " + violatedDirective + ": " + blockedURI))`;

const path = ["/usr/bin/firefox-esr", "/usr/bin/firefox"].find((file) => existsSync(file));

type Values = Readonly<Record<string, unknown>>;

/** Firefox over WebDriver BiDi, which it speaks itself: https://w3c.github.io/webdriver-bidi. Selenium needs geckodriver. */
export const firefox: Engine = {
  name: "Firefox",
  isInstalled: path !== undefined,
  install: "sudo apt-get install firefox-esr",
  async start(size) {
    const profile = await mkdtemp(join(tmpdir(), "firefox-"));
    const browser = spawn(path ?? "firefox", [
      "--headless",
      "--remote-debugging-port=0",
      `--profile=${profile}`,
    ]);
    const exit = once(browser, "exit");
    const complaints: string[] = [];
    const send = await connect(await addressIn(browser.stderr), ({ level, text }) => {
      if (level === "error") complaints.push(String(text));
    });
    await send("session.new", { capabilities: {} });
    await send("session.subscribe", { events: ["log.entryAdded"] });
    await send("script.addPreloadScript", { functionDeclaration: reportViolations });
    const { context } = await send("browsingContext.create", { type: "tab" });
    await send("browsingContext.setViewport", { context, viewport: size });
    const perform = (source: Values, actions: readonly Values[]) =>
      send("input.performActions", { context, actions: [{ id: source.type, ...source, actions }] });
    return {
      open: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
      back: () => send("browsingContext.traverseHistory", { context, delta: -1 }),
      evaluate: async (expression) => {
        const json = `JSON.stringify(${expression})`;
        const { result } = await send("script.evaluate", {
          expression: json,
          target: { context },
          awaitPromise: false,
        });
        const { value }: { value?: string } = Object(result);
        return value && JSON.parse(value);
      },
      click: (place) =>
        perform({ type: "pointer" }, [
          { type: "pointerMove", ...place },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ]),
      type: (text) =>
        perform(
          { type: "key" },
          [...text].flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))),
        ),
      complaints: () => complaints,
      end: async () => {
        browser.kill();
        await exit;
        await rm(profile, { recursive: true });
      },
    };
  },
};

/** Firefox says where it listens: 'WebDriver BiDi listening on ws://127.0.0.1:1234'. */
async function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = /ws:\S+$/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error("Firefox did not start");
}

/** Opens a connection for commands, which are answered one by one, and for the console's entries. */
async function connect(address: string, onEntry: (entry: Values) => void) {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const waiting = new Map<unknown, (answer: Values) => void>();
  socket.on("message", (data) => {
    const message: Values = JSON.parse(String(data));
    if (message.type === "event") onEntry(Object(message.params));
    else waiting.get(message.id)?.(message);
  });
  let id = 0;
  return async (method: string, params: Values): Promise<Values> => {
    const answer = new Promise<Values>((resolve) => waiting.set(++id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answer;
    if (type === "error") throw new Error(`${method}: ${message}`);
    return Object(result);
  };
}
