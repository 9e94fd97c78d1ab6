import type { Laying } from "../trade";

/** The narrowest cut that is no sliver: half a tile, as a joint in the middle leaves it. */
export const narrowestAllowed = ({ tile, joint }: Laying): number =>
  (Math.min(tile.width, tile.height) - joint) / 2 - 0.1;

export const isSliver = (cut: number, laying: Laying): boolean => cut < narrowestAllowed(laying);
