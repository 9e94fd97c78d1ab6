import { useMemo, useState } from "react";
import { namedPath } from "../../../content/reading/content-path";
import { useEditor } from "../../state/editor-context";
import { pictureNamedBy } from "../../state/picture-path";
import { keepPictures } from "../../state/unpublished-words";

/** Where new pictures are until they are published: there is no such folder. */
const nowhereYet = "images/new";

/** The pictures that are new in an entry's form, by the paths below data/ under which the entry names them. */
export function useNewPictures(path: string) {
  const { content, store, thumbnail } = useEditor();
  /** The files as they were chosen, for as long as the page is open. */
  const [originals] = useState(() => new Map<string, Blob>());
  const [bytes] = useState(() => new Map<string, Blob>());
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());

  // The same as long as the entry and its pictures are: every input of the form looks into it.
  return useMemo(() => {
    const isStored = (picture: string) => content.pictures.some((stored) => stored.path === picture);
    function add(picture: string, blob: Blob): void {
      bytes.set(picture, blob);
      setAddresses((known) => new Map(known).set(picture, URL.createObjectURL(blob)));
    }
    /** Takes a picture into the form as it was drawn here: how the entry names it. */
    async function take(drawn: File, original: Blob): Promise<string> {
      const picture = `${nowhereYet}/${crypto.randomUUID()}/${drawn.name}`;
      originals.set(picture, original);
      add(picture, drawn);
      await keepPictures(path, bytes);
      return pictureNamedBy(path, picture);
    }
    return {
      bytes,
      add,
      take,
      /** A picture as it came, or as much of that as there still is. */
      original: async (named: string) => {
        const picture = namedPath(path, named);
        return originals.get(picture) ?? bytes.get(picture) ?? store.picture(picture);
      },
      /** For the form: the new ones as they are, the stored ones small. */
      address: (named: string) => {
        const picture = namedPath(path, named);
        return addresses.get(picture) ?? (isStored(picture) ? thumbnail(picture) : undefined);
      },
    };
  }, [path, store, content, thumbnail, addresses, bytes, originals]);
}

export type NewPictures = ReturnType<typeof useNewPictures>;
