import type { CreateResolversArgs } from "gatsby";
import { createFileNodeFromBuffer, type FileSystemNode } from "gatsby-source-filesystem";
import { cutPicture } from "../../../publish/cut-picture";

interface StoredPicture {
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
      const { aspectRatio } = args;
      if (!file || aspectRatio === undefined) return file;
      const cut = await cutPicture(file.absolutePath, { ...picture, aspectRatio });
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
