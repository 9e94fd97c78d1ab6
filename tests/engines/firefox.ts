import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";
import { findCommand } from "../../tools/hosts/find-command";
import { BidiConnection } from "./bidi-connection";
import type { Engine, Visit, WindowSize } from "./engine";

/** In every page: what the policy refuses becomes an error of the console, where Firefox only warns. */
const tellViolations = `() => addEventListener("securitypolicyviolation",
  ({ violatedDirective, blockedURI }) => console.error("refused by " + violatedDirective + ": " + blockedURI))`;

/** Debian's Firefox, over WebDriver BiDi, which it speaks by itself: https://w3c.github.io/webdriver-bidi/ */
export const firefox: Engine = {
  name: "Firefox",
  isInstalled: () => findCommand("firefox-esr") !== undefined,
  install: "sudo apt-get install firefox-esr",
  start,
};

async function start({ width, height }: WindowSize): Promise<Visit> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  const parameters = ["--headless", "--remote-debugging-port", "0", "--profile", profile, "--no-remote"];
  const browser = spawn("firefox-esr", parameters, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, HOME: profile },
  });
  const socket = new WebSocket(`${await addressOf(browser)}/session`);
  await once(socket, "open");
  const connection = new BidiConnection(socket);
  await connection.ask("session.new", { capabilities: {} });
  await connection.ask("session.subscribe", { events: ["log.entryAdded"] });
  await connection.ask("script.addPreloadScript", { functionDeclaration: tellViolations });
  const context = await connection.firstContext();
  await connection.ask("browsingContext.setViewport", { context, viewport: { width, height } });
  return {
    open: async (url) =>
      void (await connection.ask("browsingContext.navigate", { context, url, wait: "complete" })),
    evaluate: (expression) => connection.evaluate(context, expression),
    perform: async (actions) => void (await connection.ask("input.performActions", { context, actions })),
    complaints: () => connection.errors,
    end: async () => {
      socket.close();
      browser.kill();
      if (browser.exitCode === null) await once(browser, "exit");
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Firefox says where it listens: WebDriver BiDi listening on ws://127.0.0.1:40123 */
function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let words = "";
    stderr?.on("data", (text) => {
      words += text;
      const address = /BiDi listening on (ws:\S+)/.exec(words)?.[1];
      if (address) found(address);
    });
    stderr?.on("end", () => failed(new Error(`Firefox did not start: ${words}`)));
  });
}
