import type { CreateResolversArgs } from "gatsby";
import { createFileNodeFromBuffer, type FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";

interface StoredPicture {
  /** The point that stays in view, 30% 70%; the middle by default. */
  focus?: string | null;
}

interface ResolverContext {
  nodeModel: { getNodeById(query: { id: string; type: "File" }): FileSystemNode | null };
}

interface ResolverInfo {
  /** Finds the file at the path that the picture names. */
  originalResolver(...given: unknown[]): Promise<FileSystemNode | null>;
}

type GatsbyParts = Pick<CreateResolversArgs, "actions" | "createNodeId" | "getCache">;

/**
 * Adds an aspect ratio to a picture's `image`: the file is then cropped around the editor's focus point, and Gatsby makes all
 * sizes of it. Gatsby's own cropping knows only nine points.
 */
export function imageOfShape({ actions, createNodeId, getCache }: GatsbyParts) {
  return {
    args: { aspectRatio: "Float" },
    resolve: async (
      picture: StoredPicture,
      args: { aspectRatio?: number },
      context: ResolverContext,
      info: ResolverInfo,
    ) => {
      const file = await info.originalResolver(picture, args, context, info);
      if (!file || args.aspectRatio === undefined) return file;
      const whole = sharp(file.absolutePath);
      const cut = whole.extract(cutWindow(await whole.metadata(), args.aspectRatio, picture.focus));
      const { id } = await createFileNodeFromBuffer({
        buffer: await cut.png().toBuffer(),
        name: file.name,
        ext: ".png",
        createNode: actions.createNode,
        createNodeId,
        getCache,
      });
      return context.nodeModel.getNodeById({ id, type: "File" });
    },
  };
}

/** The part that is left, in whole pixels: as with CSS's object-position, its focus is as far across it as across the picture. */
export function cutWindow(
  { width, height }: { width: number; height: number },
  aspectRatio: number,
  focus: string | null | undefined,
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
