import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface StoredMessage {
  /** When it arrived, ISO 8601 in UTC. */
  received: string;
  parameters: Record<string, unknown>;
}

/** Keeps one message as a file of its own, named by the time of its arrival. */
export async function storeMessage(folder: string, parameters: StoredMessage["parameters"], received: Date) {
  const message: StoredMessage = { received: received.toISOString(), parameters };
  const name = `${message.received.replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.json`;
  await mkdir(folder, { recursive: true });
  // Under its own name once it is whole: the outbox may be read at any time.
  const unfinished = join(folder, `${name}.unfinished`);
  await writeFile(unfinished, `${JSON.stringify(message, null, 2)}\n`);
  await rename(unfinished, join(folder, name));
}

/** All kept messages, the newest first. */
export async function readMessages(folder: string): Promise<StoredMessage[]> {
  await mkdir(folder, { recursive: true });
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).sort();
  const texts = await Promise.all(names.reverse().map((name) => readFile(join(folder, name), "utf8")));
  return texts.map((text) => JSON.parse(text));
}
