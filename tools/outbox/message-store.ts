import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../write-whole";

export interface StoredMessage {
  /** When it arrived, ISO 8601 in UTC. */
  received: string;
  parameters: Record<string, unknown>;
}

/** More than anyone tries by hand; of the largest it is 25 megabytes. */
const mostKept = 500;

/** Keeps one message as a file of its own, named by the time of its arrival; the oldest goes for one too many. */
export async function storeMessage(folder: string, parameters: StoredMessage["parameters"], received: Date) {
  const message: StoredMessage = { received: received.toISOString(), parameters };
  const name = `${message.received.replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.json`;
  await writeWhole(join(folder, name), `${JSON.stringify(message, null, 2)}\n`);
  for (const old of (await namesIn(folder)).slice(mostKept)) await rm(join(folder, old), { force: true });
}

/** All kept messages, the newest first. */
export async function readMessages(folder: string): Promise<StoredMessage[]> {
  await mkdir(folder, { recursive: true });
  const names = await namesIn(folder);
  const texts = await Promise.all(names.map((name) => readIfThere(join(folder, name))));
  return texts.filter((text) => text !== "").map((text) => JSON.parse(text));
}

/** Removes every message that is kept. */
export async function removeMessages(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) await rm(join(folder, name), { force: true });
}

/** The oldest message may go while all are read. */
const readIfThere = (file: string) =>
  readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw error;
  });

/** The newest first. */
const namesIn = async (folder: string) =>
  (await readdir(folder))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .reverse();
