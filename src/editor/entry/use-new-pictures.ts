import { useMemo, useRef, useState } from "react";
import type { ContentTypeName } from "../../content/types/content-types";
import { slugOf } from "../change/entry-change";
import { pictureFolder } from "../change/rename-entry";
import { reducePicture } from "../forms/pictures/reduce-picture";
import { useEditor } from "../state/editor-context";
import { freeName, pictureAt, pictureNamedBy } from "../state/picture-path";
import { keepPictures, keptPictures } from "../state/unpublished-words";

/** Where the pictures of an entry without a slug are until it is published: there is no such folder. */
const nowhereYet = "images/new";

/** The pictures that are new in an entry's form, by the paths below data/ under which the entry names them. */
export function useNewPictures(type: ContentTypeName, path: string, value: () => Record<string, unknown>) {
  const { content, thumbnail } = useEditor();
  const { current: bytes } = useRef(new Map<string, Blob>());
  const { current: addresses } = useRef(new Map<string, string>());
  const stored = useMemo(() => new Set(content.pictures.map((picture) => picture.path)), [content]);

  const [count, setCount] = useState(0);

  // The same as long as the entry and its pictures are: every input of the form looks into it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new picture the inputs look again
  return useMemo(() => {
    function add(picture: string, blob: Blob): void {
      bytes.set(picture, blob);
      addresses.set(picture, URL.createObjectURL(blob));
      setCount(bytes.size);
    }

    async function take(files: readonly File[]): Promise<{ named: string[]; refused: string[] }> {
      const [named, refused]: [string[], string[]] = [[], []];
      const isNamed = typeof value().slug === "string" && value().slug !== "";
      const folder = (isNamed ? pictureFolder(type, slugOf(path, value())) : undefined) ?? nowhereYet;
      for (const file of files) {
        const picture = await reducePicture(file);
        if ("refused" in picture) refused.push(picture.refused);
        else if (await isThere(picture.bytes)) refused.push(`${file.name} is in this entry already.`);
        else {
          const taken = [...stored, ...bytes.keys()].flatMap((one) =>
            one.startsWith(`${folder}/`) ? one.slice(folder.length + 1) : [],
          );
          const place = `${folder}/${freeName(picture.name, new Set(taken))}`;
          add(place, picture.bytes);
          named.push(pictureNamedBy(path, place));
        }
      }
      await keepPictures(path, bytes);
      return { named, refused };
    }

    async function isThere(blob: Blob): Promise<boolean> {
      const own = await textOf(blob);
      for (const other of bytes.values())
        if (other.size === blob.size && (await textOf(other)) === own) return true;
      return false;
    }

    return {
      bytes,
      add,
      take,
      bringBack: async () => {
        for (const [picture, blob] of await keptPictures(path)) add(picture, blob);
      },
      /** For the form: the new ones as they are, the stored ones small. */
      address: (named: string) => {
        const picture = pictureAt(path, named);
        return addresses.get(picture) ?? (stored.has(picture) ? thumbnail(picture) : undefined);
      },
    };
  }, [type, path, value, bytes, addresses, stored, thumbnail, count]);
}

const textOf = async (blob: Blob) => new TextDecoder("latin1").decode(await blob.arrayBuffer());
