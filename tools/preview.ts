import { readArguments } from "./command-line/read-arguments";
import { startTool, ToolError } from "./command-line/start-tool";
import { hosts } from "./hosts/hosts";
import { startHost } from "./hosts/start-host";
import { servePublic } from "./serve-public";

const names = hosts.map(({ name }) => name).join("|");

/** Serves the built site until it is stopped: with the outbox or, where a host is named, by its recipe. */
async function run(words: string[]): Promise<void> {
  const { positionals } = readArguments(words, { command: "npm run preview", words: [`[${names}]`] });
  const port = Number(process.env.PORT ?? 9000);
  const [name] = positionals;
  if (name !== undefined) return previewOn(name, port);
  await servePublic({ port, folder: "public", outboxFolder: process.env.OUTBOX ?? ".outbox" });
  console.log(`The built site: http://localhost:${port}\nIts outbox:     http://localhost:${port}/outbox`);
}

/** A host's own server, which ends with this one. */
async function previewOn(name: string, port: number): Promise<void> {
  const host = hosts.find((candidate) => candidate.name === name);
  if (!host) throw new ToolError(`There is no recipe for '${name}': name one of ${names}`);
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => interrupted.abort());
  const { origin, ended } = await startHost(host, "public", port, interrupted.signal);
  console.log(`The built site on ${name}: ${origin}\nCtrl+C ends it.`);
  await ended;
}

void startTool(run);
