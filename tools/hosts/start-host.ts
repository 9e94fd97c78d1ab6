import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ToolError } from "../command-line/start-tool";
import { findCommand } from "./find-command";
import type { Host } from "./host";

export interface RunningHost {
  origin: string;
  /** Settles when the server ends by itself. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

/** The emulators of Cloudflare and Netlify start slowly; on a busy machine more so. */
const patience = 120_000;

/** Keeps nothing waiting that has nothing else to do. */
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds).unref());

/** Starts a host's server on this machine only, and waits until it answers; `interrupted` ends it even before that. */
export async function startHost(
  host: Host,
  folder: string,
  port: number,
  interrupted?: AbortSignal,
): Promise<RunningHost> {
  const command = findCommand(host.command);
  if (!command) throw new ToolError(`${host.name} is not installed here. To install it: ${host.install}`);
  const temporary = await mkdtemp(join(tmpdir(), `preview-${host.name}-`));
  const parameters = await host.prepare({ port, folder: resolve(folder), temporary });
  const child = spawn(command, parameters, {
    cwd: temporary,
    // A group of its own, so that what it starts ends with it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...homeIn(temporary) },
  });
  const words = wordsOf(child);
  const ended = once(child, "exit");
  const stop = async () => {
    end(child, "SIGTERM");
    await Promise.race([ended, pause(5_000)]);
    // What it started may outlive it, and would write into the folder again.
    end(child, "SIGKILL");
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
  };
  interrupted?.addEventListener("abort", () => void stop());
  const origin = `http://127.0.0.1:${port}`;
  try {
    await answers(origin, child, ended);
  } catch (error) {
    await stop();
    throw new ToolError(`${host.name} did not start: ${said(error)}.\n${words().trim()}`);
  }
  return { origin, ended, stop };
}

/** Where programs keep settings and logs, moved into the temporary folder; CI stops questions and statistics. */
function homeIn(folder: string): Record<string, string> {
  return {
    HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CACHE_HOME: folder,
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    NETLIFY_TELEMETRY_DISABLED: "1",
  };
}

const said = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What the server has said so far. */
function wordsOf(child: ChildProcess): () => string {
  let words = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (text) => {
      words = (words + text).slice(-4_000);
    });
  return () => words;
}

async function answers(origin: string, child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("it ended");
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return;
    await Promise.race([pause(200), ended]);
  }
  throw new Error(`it did not answer in ${patience / 1000} seconds`);
}

/** The child and whatever it started. */
function end({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // All of them have ended by themselves.
  }
}
