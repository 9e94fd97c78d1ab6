import { useMemo, useState } from "react";
import { folderOf } from "../../content/reading/file-path";
import { isNewPath } from "../site/new-entry-path";
import { savePicture } from "../state/drafts";
import { useEditor } from "../state/editor-context";

/** The new pictures of an entry's form, by their paths below data/. */
export function useNewPictures(path: string) {
  const { store } = useEditor();
  // One map for all renders, because a publication under way also needs the pictures that are added meanwhile.
  const [bytes] = useState(() => new Map<string, Blob>());
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());

  // Keep the object stable while the pictures stay the same, because every input of the form depends on it.
  return useMemo(() => {
    /** Makes the form show a new picture. */
    function register(picture: string, blob: Blob): void {
      bytes.set(picture, blob);
      setAddresses((others) => new Map(others).set(picture, URL.createObjectURL(blob)));
    }
    /** The path by which the entry names a picture below data/. */
    const relativePath = (picture: string) => "../".repeat(path.split("/").length - 1) + picture;
    return {
      bytes,
      register,
      relativePath,
      /** Adds a reduced picture to the form, and saves it. Returns its path as the entry names it. */
      add: async (reduced: File): Promise<string> => {
        const picture = newPicturePath(path, reduced.name);
        register(picture, reduced);
        await savePicture(path, picture, reduced);
        return relativePath(picture);
      },
      /** The address of a new picture in full size, or of a stored one as a thumbnail. */
      address: (picture: string): string => addresses.get(picture) ?? store.thumbnail(picture),
    };
  }, [path, store, addresses, bytes]);
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
