import { useMemo, useState } from "react";
import { namedPath } from "../../content/reading/file-path";
import { useEditor } from "../controls/editor-context";
import { newPicturePath, pictureNamedBy } from "../controls/picture-path";
import { keepPicture } from "../drafts/drafts";

/** The new pictures of an entry's form, by their paths below data/. */
export function useNewPictures(path: string) {
  const { site, thumbnail } = useEditor();
  const [bytes] = useState(() => new Map<string, Blob>());
  /** Tasks that read chosen files. */
  const [reading] = useState(() => new Set<Promise<unknown>>());
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());

  // Keep the object stable while the entry and its pictures are, because every input of the form depends on it.
  return useMemo(() => {
    /** Shows a new picture in the form. */
    function show(picture: string, blob: Blob): void {
      bytes.set(picture, blob);
      setAddresses((known) => new Map(known).set(picture, URL.createObjectURL(blob)));
    }
    const isStored = (picture: string) => site.pictures.some((stored) => stored.path === picture);
    return {
      bytes,
      show,
      /** Adds a reduced picture to the form. Returns its path as stored in the entry. */
      take: async (reduced: File): Promise<string> => {
        const picture = newPicturePath(path, reduced.name);
        show(picture, reduced);
        await keepPicture(path, picture, reduced);
        return pictureNamedBy(path, picture);
      },
      /** Publishing waits for a task that reads chosen files. */
      read: (task: Promise<unknown>) => {
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
  }, [path, site, thumbnail, addresses, bytes, reading]);
}

export type NewPictures = ReturnType<typeof useNewPictures>;
