import { useMemo, useState } from "react";
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
  const [addresses] = useState(() => new Map<string, string>());
  const [count, setCount] = useState(0);
  const stored = useMemo(() => new Set(content.pictures.map((picture) => picture.path)), [content]);

  // The same as long as the entry and its pictures are: every input of the form looks into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new picture the inputs look again
  return useMemo(() => {
    function add(picture: string, blob: Blob): void {
      bytes.set(picture, blob);
      addresses.set(picture, URL.createObjectURL(blob));
      setCount(bytes.size);
    }
    /** Takes a picture that was drawn here into the form: how the entry names it. */
    async function takeDrawn(name: string, drawn: Blob, original: Blob): Promise<string> {
      const picture = `${nowhereYet}/${crypto.randomUUID()}/${name}`;
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
      /** Takes new pictures into the form: how the entry names each, or why one may not be used. */
      take: async (files: readonly File[], leastWidth?: number) => {
        const [named, refused]: [string[], string[]] = [[], []];
        for (const file of files) {
          const picture = await reducePicture(file, leastWidth);
          if ("refused" in picture) refused.push(picture.refused);
          else named.push(await takeDrawn(picture.name, picture.bytes, file));
        }
        return { named, refused };
      },
      /** For the form: the new ones as they are, the stored ones small. */
      address: (named: string) => {
        const picture = namedPath(path, named);
        return addresses.get(picture) ?? (stored.has(picture) ? thumbnail(picture) : undefined);
      },
    };
  }, [path, store, stored, thumbnail, count]);
}

export type NewPictures = ReturnType<typeof useNewPictures>;
