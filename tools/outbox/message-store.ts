import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";
import { readRecord } from "../read-record";
import { writeWhole } from "../write-whole";

const messageSchema = z.object({
  /** When it arrived, ISO 8601 in UTC. */
  received: z.iso.datetime(),
  parameters: z.record(z.string(), z.unknown()),
});

export type StoredMessage = z.infer<typeof messageSchema>;

/** More than anyone tries by hand; of the largest it is 25 megabytes. */
const mostKept = 500;

/** Saves a message as a file named by the time of its arrival. Removes the oldest message above the limit. */
export async function storeMessage(folder: string, parameters: StoredMessage["parameters"], received: Date) {
  const message: StoredMessage = { received: received.toISOString(), parameters };
  const name = `${message.received.replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.json`;
  await writeWhole(join(folder, name), `${JSON.stringify(message, null, 2)}\n`);
  for (const old of (await namesIn(folder)).slice(mostKept)) await rm(join(folder, old), { force: true });
}

/** All saved messages, the newest first. The oldest may be removed while this reads. */
export async function readMessages(folder: string): Promise<StoredMessage[]> {
  await mkdir(folder, { recursive: true });
  const names = await namesIn(folder);
  const messages = await Promise.all(names.map((name) => readRecord(join(folder, name), messageSchema)));
  return messages.flatMap((message) => message ?? []);
}

/** Removes every message that is kept. */
export async function removeMessages(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) await rm(join(folder, name), { force: true });
}

/** The newest first. */
const namesIn = async (folder: string) =>
  (await readdir(folder))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .reverse();
