import { useMemo, useState } from "react";
import type { FieldDescription } from "../../../content/fields/field-descriptions";
import { namedPath } from "../../../content/reading/content-path";
import { useEditor } from "../../state/editor-context";
import { pictureNamedBy } from "../../state/picture-path";
import { keepPictures } from "../../state/unpublished-words";
import { reducePicture } from "./reduce-picture";

/** Where new pictures are until they are published: there is no such folder. */
const nowhereYet = "images/new";

/** The pictures that are new in an entry's form, by the paths below data/ under which the entry names them. */
export function useNewPictures(path: string) {
  const { content, store, thumbnail } = useEditor();
  /** The files as they were chosen, for as long as the page is open. */
  const [originals] = useState(() => new Map<string, Blob>());
  const [bytes] = useState(() => new Map<string, Blob>());
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const stored = useMemo(() => new Set(content.pictures.map((picture) => picture.path)), [content]);

  // The same as long as the entry and its pictures are: every input of the form looks into it.
  return useMemo(() => {
    function add(picture: string, blob: Blob): void {
      bytes.set(picture, blob);
      setAddresses((known) => new Map(known).set(picture, URL.createObjectURL(blob)));
    }
    /** Takes a picture that was drawn here into the form: how the entry names it. */
    async function takeDrawn(drawn: File, original: Blob): Promise<string> {
      const picture = `${nowhereYet}/${crypto.randomUUID()}/${drawn.name}`;
      originals.set(picture, original);
      add(picture, drawn);
      await keepPictures(path, bytes);
      return pictureNamedBy(path, picture);
    }
    return {
      bytes,
      add,
      takeDrawn,
      /** A picture as it came, or as much of that as there still is. */
      original: async (named: string) => {
        const picture = namedPath(path, named);
        return originals.get(picture) ?? bytes.get(picture) ?? store.picture(picture);
      },
      /** Takes a new picture into the form: how the entry names it. Throws why it may not be used. */
      take: async (file: File, field: FieldDescription) => takeDrawn(await reducePicture(file, field), file),
      /** For the form: the new ones as they are, the stored ones small. */
      address: (named: string) => {
        const picture = namedPath(path, named);
        return addresses.get(picture) ?? (stored.has(picture) ? thumbnail(picture) : undefined);
      },
    };
  }, [path, store, stored, thumbnail, addresses, bytes, originals]);
}

export type NewPictures = ReturnType<typeof useNewPictures>;
