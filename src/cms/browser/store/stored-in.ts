import type { FolderReading, StoredFile } from "../decap";

/** Every file of a folder below data/: of backends that answer in parts, all parts. */
export function storedIn(backend: FolderReading, folder: string): Promise<StoredFile[]> {
  const list = (backend.allEntriesByFolder ?? backend.entriesByFolder).bind(backend);
  return list(folder, "json", 1);
}
