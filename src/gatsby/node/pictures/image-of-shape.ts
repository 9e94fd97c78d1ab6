import type { CreateResolversArgs } from "gatsby";
import { createFileNodeFromBuffer, type FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";
import { failOn } from "../../../content/rules/pictures/inspect-picture";
import type { ResolverContext } from "../content-nodes";

type ImageResolver = (
  /** `focus` is the point that cropping keeps in view, such as "30% 70%"; the middle by default. */
  picture: { focus?: string | null },
  args: { aspectRatio?: number },
  context: ResolverContext,
  /** `originalResolver` finds the file at the path that the picture names. */
  info: { originalResolver: ImageResolver },
) => Promise<FileSystemNode | null>;

type GatsbyParts = Pick<CreateResolversArgs, "actions" | "createNodeId" | "getCache">;

/**
 * Adds an `aspectRatio` argument to a picture's `image`. It crops the file around the owner's focus point, and Gatsby makes
 * all sizes from the crop. Gatsby's own cropping offers only nine points.
 */
export function imageOfShape({ actions, createNodeId, getCache }: GatsbyParts) {
  async function cutFile({ absolutePath, name }: FileSystemNode, aspectRatio: number, focus: string | null) {
    const whole = sharp(absolutePath, { failOn });
    const cut = whole.extract(cutWindow(await whole.metadata(), aspectRatio, focus));
    const { id } = await createFileNodeFromBuffer({
      buffer: await cut.png().toBuffer(),
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
    const { focus = null } = picture;
    const key = [file.internal.contentDigest, args.aspectRatio, focus].join(" ");
    const cut = cuts.get(key) ?? cutFile(file, args.aspectRatio, focus);
    cuts.set(key, cut);
    return context.nodeModel.getNodeById({ id: await cut, type: "File" });
  };
  return { args: { aspectRatio: "Float" }, resolve };
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
