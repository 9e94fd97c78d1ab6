import { useMemo, useState } from "react";
import { namedPath } from "../../../content/reading/file-path";
import { keepPictures } from "../../state/browser-storage";
import { useEditor } from "../../state/editor-context";
import { newPicturePath, pictureNamedBy } from "../../state/picture-path";

/** The new pictures of an entry's form, by their paths below data/. */
export function useNewPictures(path: string) {
  const { content, thumbnail } = useEditor();
  const [bytes] = useState(() => new Map<string, Blob>());
  /** Tasks that read chosen files. */
  const [reading] = useState(() => new Set<Promise<void>>());
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());

  // Keep the object stable while the entry and its pictures are, because every input of the form depends on it.
  return useMemo(() => {
    function add(picture: string, blob: Blob): void {
      bytes.set(picture, blob);
      setAddresses((known) => new Map(known).set(picture, URL.createObjectURL(blob)));
    }
    const isStored = (picture: string) => content.pictures.some((stored) => stored.path === picture);
    return {
      bytes,
      add,
      /** Adds a reduced picture to the form. Returns its path as stored in the entry. */
      take: async (reduced: File): Promise<string> => {
        const picture = newPicturePath(path, reduced.name);
        add(picture, reduced);
        await keepPictures(path, bytes);
        return pictureNamedBy(path, picture);
      },
      /** Publishing waits for a task that reads chosen files. */
      read: (task: Promise<void>) => {
        reading.add(task);
        void task.finally(() => reading.delete(task));
      },
      /** Resolves once every chosen file is in the form, or refused. */
      whenRead: async () => {
        while (reading.size > 0) await Promise.allSettled(reading);
      },
      /** The picture to show in the form: a new one in full size, a stored one as a thumbnail. */
      address: (named: string) => {
        const picture = namedPath(path, named);
        return addresses.get(picture) ?? (isStored(picture) ? thumbnail(picture) : undefined);
      },
    };
  }, [path, content, thumbnail, addresses, bytes, reading]);
}

export type NewPictures = ReturnType<typeof useNewPictures>;
