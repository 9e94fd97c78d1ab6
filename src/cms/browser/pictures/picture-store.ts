import { z } from "zod";
import { belowData } from "../../../content/reading/content-path";
import type { CmsSettings } from "../../cms-settings";
import type { Backend } from "../decap";

/** A picture that is stored, whether or not anything shows it. */
export interface StoredPicture {
  /** Its path below data/. */
  path: string;
  /** In pixels, where they are known before it is shown: otherwise they are those of what `address` shows. */
  width?: number | undefined;
  height?: number | undefined;
  /** Where it is found to be shown, at any size. */
  address(): Promise<string>;
}

/** All stored pictures. */
export interface PictureStore {
  all(): Promise<StoredPicture[]>;
  /** Removes one; one that is shown somewhere stays, and where is said. */
  remove(path: string): Promise<void>;
}

const listSchema = z.array(
  z.object({ path: z.string(), width: z.number().optional(), height: z.number().optional() }),
);

/** Deeper than any folder of pictures. */
const depth = 20;

/** The pictures, where all of them can be listed: `npm start` can, and GitHub; undefined at another host. */
export function picturesOf(
  { picturesUrl, backend: { name } }: Pick<CmsSettings, "picturesUrl" | "backend">,
  backend: () => Backend | undefined,
): PictureStore | undefined {
  const remove = async (path: string) => {
    await backend()?.deleteFiles([`data/${path}`], `Remove the picture ${path}`);
  };
  if (picturesUrl) return { all: () => ofServer(picturesUrl), remove };
  return name === "github" ? { all: () => atGitHub(backend()), remove } : undefined;
}

/** The pictures that `npm start` lists: tools/cms/pictures/picture-requests.ts. */
async function ofServer(url: string): Promise<StoredPicture[]> {
  const pictures = listSchema.parse(await (await fetch(url)).json());
  return pictures.map((picture) => ({
    ...picture,
    address: async () => `${url}/${encodeURI(picture.path)}`,
  }));
}

/** The pictures in a repository: one request for all paths, and one for each picture that is seen. */
async function atGitHub(backend: Backend | undefined): Promise<StoredPicture[]> {
  const { api } = backend ?? {};
  if (!backend || !api) throw new Error("Nobody has signed in.");
  const files = await api.listFiles("data/images", { branch: api.branch, depth });
  return files.map(({ id, path }) => ({
    path: belowData(path),
    address: () => backend.getMediaDisplayURL({ id, path }),
  }));
}
