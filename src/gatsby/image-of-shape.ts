import type { CreateResolversArgs } from "gatsby";
import { createFileNodeFromBuffer, type FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import { failOn } from "../content/rules/pictures/inspect-picture";
import type { GatsbyContext } from "./content-nodes";

type ImageResolver = (
  /** `focus` is the point that cropping keeps in view, such as "30% 70%"; the middle by default. */
  picture: { focus?: string | null },
  args: { aspectRatio?: number; part?: number },
  context: GatsbyContext,
  /** `originalResolver` finds the file at the path that the picture names. */
  info: { originalResolver: ImageResolver },
) => Promise<FileSystemNode | null>;

type GatsbyParts = Pick<CreateResolversArgs, "actions" | "createContentDigest" | "createNodeId" | "getCache">;

/** Finds the point that cropping keeps in view. */
type FocusOf = (
  picture: Parameters<ImageResolver>[0],
  context: GatsbyContext,
) => Promise<string | null | undefined>;

const ownFocus: FocusOf = async ({ focus }) => focus;

/**
 * Adds an `aspectRatio` argument to a picture's `image`. It crops the file around the owner's focus point, and Gatsby makes
 * all sizes from the crop. Gatsby's own cropping offers only nine points. `part` keeps only that share of the crop's width,
 * from its left.
 */
export function imageOfShape(
  { actions, createContentDigest, createNodeId, getCache }: GatsbyParts,
  focusOf = ownFocus,
) {
  /**
   * Gatsby runs queries in several processes, and `createFileNodeFromBuffer` writes over the file of another process that
   * cuts the same picture while it is being read ("couldn't determine dimensions for file"). So each process has files of
   * its own. What is encoded from them is named after its content, and is still made once.
   */
  const hashOf = (key: string) => createContentDigest([key, process.env.GATSBY_WORKER_ID]);

  async function cutFile(
    { absolutePath, name }: FileSystemNode,
    { aspectRatio, part, focus }: { aspectRatio: number; part: number; focus: string | null },
    key: string,
  ) {
    const whole = sharp(absolutePath, { failOn });
    const shape = cutWindow(await whole.metadata(), aspectRatio, focus);
    const cut = whole.extract({ ...shape, width: Math.round(shape.width * part) });
    const { id } = await createFileNodeFromBuffer({
      buffer: await cut.png().toBuffer(),
      hash: hashOf(key),
      name,
      ext: ".png",
      createNode: actions.createNode,
      createNodeId,
      getCache,
    });
    return id;
  }

  /** Ids of the cropped files, so that each crop is made once: every page asks for the home page's social image. */
  const cuts = new Map<string, Promise<string>>();
  const resolve: ImageResolver = async (picture, args, context, info) => {
    const file = await info.originalResolver(picture, args, context, info);
    if (!file || args.aspectRatio === undefined) return file;
    const focus = (await focusOf(picture, context)) ?? null;
    const { aspectRatio, part = 1 } = args;
    const key = [file.internal.contentDigest, aspectRatio, part, focus].join(" ");
    const cut = cuts.get(key) ?? cutFile(file, { aspectRatio, part, focus }, key);
    cuts.set(key, cut);
    return context.nodeModel.getNodeById({ id: await cut, type: "File" });
  };
  return { args: { aspectRatio: "Float", part: "Float" }, resolve };
}

/** The crop in whole pixels. As in CSS `object-position`, the focus lies as far across the crop as across the picture. */
export function cutWindow(
  { width, height }: { width: number; height: number },
  aspectRatio: number,
  focus: string | null,
) {
  const [across = 50, down = 50] = focus?.split(" ").map(Number.parseFloat) ?? [];
  const cut = {
    width: Math.min(width, Math.round(height * aspectRatio)),
    height: Math.min(height, Math.round(width / aspectRatio)),
  };
  return {
    ...cut,
    left: Math.round(((width - cut.width) * across) / 100),
    top: Math.round(((height - cut.height) * down) / 100),
  };
}
