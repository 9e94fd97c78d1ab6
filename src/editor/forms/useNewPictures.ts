import { useMemo, useState } from "react";
import { folderOf } from "../../content/reading/file-path";
import { isNewPath } from "../site/new-entry-path";
import { savePicture } from "../state/drafts";
import { useEditor } from "../state/editor-context";

/** A picture that is not published yet, and the address at which this page shows it. */
interface NewPicture {
  bytes: Blob;
  address: string;
}

/** The new pictures of an entry's form. */
export function useNewPictures(path: string) {
  const { store } = useEditor();
  /** By their paths below data/. */
  const [pictures, setPictures] = useState<ReadonlyMap<string, NewPicture>>(new Map());

  // Keep the object stable while the pictures stay the same, because every input of the form depends on it.
  return useMemo(() => {
    /** Makes the form show a new picture. */
    function register(picture: string, bytes: Blob): void {
      const address = URL.createObjectURL(bytes);
      setPictures((others) => new Map(others).set(picture, { bytes, address }));
    }
    /** The path by which the entry names a picture below data/. */
    const relativePath = (picture: string) => "../".repeat(path.split("/").length - 1) + picture;
    return {
      register,
      relativePath,
      /** The bytes of the new pictures, by their paths below data/. */
      bytes: new Map(Array.from(pictures, ([picture, { bytes }]) => [picture, bytes])),
      /** Adds a reduced picture to the form, and saves it. Returns its path as the entry names it. */
      add: async (reduced: File): Promise<string> => {
        const picture = newPicturePath(path, reduced.name);
        register(picture, reduced);
        await savePicture(path, picture, reduced);
        return relativePath(picture);
      },
      /** The address of a new picture in full size, or of a stored one as a thumbnail. */
      address: (picture: string): string => pictures.get(picture)?.address ?? store.thumbnail(picture),
    };
  }, [path, store, pictures]);
}

/**
 * The final path of a new picture, without the tilde of a new entry. Each picture gets a folder of its own, because phones
 * call every picture that was just taken image.jpg.
 */
function newPicturePath(entryPath: string, name: string): string {
  const entry = isNewPath(entryPath) ? `${folderOf(entryPath)}/new` : entryPath.replace(/\.json$/, "");
  return `images/${entry}-${crypto.randomUUID().slice(0, 8)}/${name}`;
}

export type NewPictures = ReturnType<typeof useNewPictures>;
