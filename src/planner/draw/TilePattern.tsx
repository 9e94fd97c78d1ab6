import { colours } from "../../theme/tokens";
import type { PlannedTile } from "../room/planned-tile";
import { cornersOfTile, type LaidTile, type Lattice, tilesOn } from "../set-out/lattice";
import type { Size } from "../trade";
import { pathOf } from "./path-of";

/** The colour of a tile in drawings, until its close-up has come. */
export const colourOf = ({ colour }: PlannedTile): string => colour ?? colours.bottleMist;

interface TilePatternProps {
  id: string;
  tile: PlannedTile;
  lattice: Lattice;
}

/** A pattern of tiles in their bond, each filled with the tile's close-up. */
export function TilePattern({ id, tile, lattice }: TilePatternProps) {
  const { x, y, width, height } = lattice;
  const tiles = tilesOn({ width, height }, { ...lattice, x: 0, y: 0 });
  const face = tile.face ?? anyFace;
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" {...{ x, y, width, height }}>
      <path d={pathOf(tiles.map(cornersOfTile))} fill={colourOf(tile)} />
      {tile.closeUp && (
        <>
          <symbol
            id={`${id}-face`}
            viewBox={`${face.x} ${face.y} ${face.width} ${face.height}`}
            preserveAspectRatio="none"
          >
            <image href={tile.closeUp} width={100} height={100} preserveAspectRatio="none" />
          </symbol>
          {tiles.map((laid) => (
            <use
              key={`${laid.x} ${laid.y}`}
              href={`#${id}-face`}
              width={1}
              height={1}
              transform={transformOf(laid, face)}
            />
          ))}
        </>
      )}
    </pattern>
  );
}

/** In per cent of the picture, for a tile whose content does not say where its face is. */
const anyFace = { x: 10, y: 10, width: 30, height: 30 };

/** Maps the unit square onto a tile. Turns the face by 90° if only one of face and tile is wider than high. */
function transformOf(laid: LaidTile, face: Size): string {
  const [corner = [0, 0], right = [0, 0], , up = [0, 0]] = cornersOfTile(laid);
  const across = [right[0] - corner[0], right[1] - corner[1]] as const;
  const down = [corner[0] - up[0], corner[1] - up[1]] as const;
  const isTurned = (Math.hypot(...across) - Math.hypot(...down)) * (face.width - face.height) < 0;
  const axes = isTurned ? [...down, ...across] : [...across, ...down];
  return `matrix(${[...axes, ...up].map((length) => Math.round(length * 100) / 100).join(" ")})`;
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
