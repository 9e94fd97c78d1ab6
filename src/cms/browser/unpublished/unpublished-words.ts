import { z } from "zod";

/** Words that were typed and not published, as Decap keeps them in the browser: its backend.js, persistLocalDraftBackup. */
const backupSchema = z.object({ raw: z.string(), path: z.string().default("") });

/** Decap's localForage, under the names that it has by default. */
const database = "localforage";
const table = "keyvaluepairs";

/** How words are kept: by the path of the entry's file, or by the group in which the entry is new. */
const keptAs = (entry: string) => `kept.${entry}`;

/**
 * Takes Decap's backups out of its sight, and keeps them. Decap asks whether to use one before it has read the entry,
 * whose stored text then replaces the words that were just accepted (3.16.3, Editor.js and actions/entries.js).
 */
export function takeUnpublishedWords(browserData: IDBFactory): Promise<void> {
  return withWords(browserData, async (words) => {
    for (const { key, entry, backup } of await backupsIn(words)) {
      if (backup) await settled(words.put(backup, keptAs(entry)));
      await settled(words.delete(key));
    }
  });
}

/** Decap's own backups; one that cannot be read has no content. */
async function backupsIn(words: IDBObjectStore) {
  const backups: { key: IDBValidKey; entry: string; backup: z.infer<typeof backupSchema> | undefined }[] = [];
  for (const key of await settled(words.getAllKeys())) {
    const [, collection] = /^backup\.([^.]+)/.exec(String(key)) ?? [];
    if (collection === undefined) continue;
    const backup = backupSchema.safeParse(await settled(words.get(key))).data;
    backups.push({ key, entry: backup?.path || collection, backup });
  }
  return backups;
}

/** The text of an entry's file as it was being written; undefined where everything was published. */
export function unpublishedWords(browserData: IDBFactory, entry: string): Promise<string | undefined> {
  return withWords(browserData, async (words) => {
    const kept = backupSchema.safeParse(await settled(words.get(keptAs(entry))));
    return kept.success ? kept.data.raw : undefined;
  });
}

/** Forgets words that were published, kept as a draft, put back or are not wanted; Decap's backup of them, too. */
export function dropUnpublishedWords(browserData: IDBFactory, entry: string): Promise<void> {
  return withWords(browserData, async (words) => {
    const backups = await backupsIn(words);
    for (const { key } of backups.filter((backup) => backup.entry === entry))
      await settled(words.delete(key));
    await settled(words.delete(keptAs(entry)));
  });
}

async function withWords<Result>(
  browserData: IDBFactory,
  use: (words: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opened = await settled(browserData.open(database));
  try {
    return await use(opened.transaction(table, "readwrite").objectStore(table));
  } finally {
    opened.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error));
  });
}
