import { colours } from "../../theme/tokens";
import type { PlannedTile } from "../room/planned-tile";
import { cornersOfTile, type Lattice, tilesOn } from "../set-out/lattice";
import { pathOf } from "./path-of";

export const colourOf = ({ colour }: PlannedTile): string => colour ?? colours.bottleMist;

interface TilePatternProps {
  id: string;
  tile: PlannedTile;
  lattice: Lattice;
}

export function TilePattern({ id, tile, lattice }: TilePatternProps) {
  const { x, y, width, height } = lattice;
  const tiles = tilesOn({ width, height }, { ...lattice, x: 0, y: 0 });
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" {...{ x, y, width, height }}>
      <path d={pathOf(tiles.map(cornersOfTile))} fill={colourOf(tile)} />
    </pattern>
  );
}

/** Lines across the tiles that are cut, through which the tiles and their joints stay visible. */
export function HatchPattern({ id, pitch }: { id: string; pitch: number }) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={pitch} height={pitch} patternTransform="rotate(45)">
      <rect width={pitch} height={pitch} fill={colours.brassLight} opacity={0.35} />
      <rect width={pitch / 4} height={pitch} fill={colours.brassInk} opacity={0.7} />
    </pattern>
  );
}
