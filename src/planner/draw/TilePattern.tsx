import { colours } from "../../theme/tokens";
import type { PlannedTile } from "../room/planned-tile";
import { cornersOfTile, type LaidTile, type Lattice, tilesOn } from "../set-out/lattice";
import { pathOf } from "./paths";

/** The colour of a tile in drawings. */
export const colourOf = ({ colour }: Pick<PlannedTile, "colour">): string => colour ?? colours.bottleMist;

interface TilePatternProps {
  id: string;
  tile: PlannedTile;
  lattice: Lattice;
  fill: TileFill;
}

/**
 * How tiles are filled: with the tile's colour, which keeps the HTML of a page short, or with the tile's close-up. Until the
 * close-up has come they have the colour.
 */
export type TileFill = "colour" | "face";

/** A pattern of tiles in their bond. */
export function TilePattern({ id, tile, lattice, fill }: TilePatternProps) {
  const { x, y, width, height } = lattice;
  const tiles = tilesOn({ width, height }, { ...lattice, x: 0, y: 0 });
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" {...{ x, y, width, height }}>
      <path d={pathOf(tiles.map(cornersOfTile))} fill={colourOf(tile)} />
      {fill === "face" && tile.closeUp && (
        <>
          <Face id={`${id}-face`} tile={tile} />
          {tiles.map((one) => (
            <use
              key={`${one.x} ${one.y}`}
              href={`#${id}-face`}
              width={1}
              height={1}
              transform={placed(one, tile)}
            />
          ))}
        </>
      )}
    </pattern>
  );
}

interface FaceProps {
  id: string;
  tile: PlannedTile;
  /** Shows a square part and keeps its shape; otherwise the face is stretched to the tile that it is laid on. */
  isSquare?: boolean;
}

/** The part of the close-up that is one tile, as a square of 1 by 1. */
export function Face({ id, tile: { closeUp, face }, isSquare = false }: FaceProps) {
  const { x, y, width, height } = face ?? anyFace;
  return (
    <symbol
      id={id}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio={isSquare ? "xMidYMid slice" : "none"}
    >
      <image href={closeUp} width={100} height={100} preserveAspectRatio="none" />
    </symbol>
  );
}

/** In per cent of the picture, for a tile whose content does not say where its face is. */
const anyFace = { x: 10, y: 10, width: 30, height: 30 };

/** Lays a face of 1 by 1 on a tile, upright; turned where the tile lies and its face in the picture stands, or the reverse. */
function placed(one: LaidTile, { face }: PlannedTile): string {
  const [corner = [0, 0], right = [0, 0], , up = [0, 0]] = cornersOfTile(one);
  const across = [right[0] - corner[0], right[1] - corner[1]] as const;
  const down = [corner[0] - up[0], corner[1] - up[1]] as const;
  const isLying = (width: number, height: number) => width > height * 1.05;
  const isStanding = (width: number, height: number) => height > width * 1.05;
  const laid = [Math.hypot(...across), Math.hypot(...down)] as const;
  const seen = face ? ([face.width, face.height] as const) : laid;
  const isTurned = (isLying(...laid) && isStanding(...seen)) || (isStanding(...laid) && isLying(...seen));
  const [u, v]: (readonly [number, number])[] = isTurned ? [down, across] : [across, down];
  return `matrix(${[...(u ?? across), ...(v ?? down), up[0], up[1]].map(round).join(" ")})`;
}

const round = (number: number) => Math.round(number * 100) / 100;

/** Lines across the tiles that are cut, through which the tiles and their joints stay visible. */
export function HatchPattern({ id, pitch }: { id: string; pitch: number }) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={pitch} height={pitch} patternTransform="rotate(45)">
      <rect width={pitch} height={pitch} fill={colours.brassLight} opacity={0.35} />
      <rect width={pitch / 4} height={pitch} fill={colours.brassInk} opacity={0.7} />
    </pattern>
  );
}
