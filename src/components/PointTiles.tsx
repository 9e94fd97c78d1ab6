import { css } from "@emotion/react";
import { from } from "../theme/media-queries";
import { colours, space } from "../theme/tokens";
import { ContentIcon } from "./icon/Icon";
import { Tile, TileGrid } from "./TileGrid";

interface PointTilesProps {
  points: readonly { icon?: string; title: string; description: string }[];
  /** The rank of the tiles' headings: 3 below an h2, 4 below an h3. */
  level?: 3 | 4;
}

/** Points in favour, each on a tile: an icon, a title and a sentence. */
export function PointTiles({ points, level = 3 }: PointTilesProps) {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <TileGrid>
      {points.map(({ icon, title, description }) => (
        <Tile key={title}>
          <Heading css={heading}>
            {icon && <ContentIcon name={icon} size={30} />}
            {title}
          </Heading>
          <p>{description}</p>
        </Tile>
      ))}
    </TileGrid>
  );
}

/** On phones the icon is in the title's line, which saves a line each. */
const heading = css`
  display: flex;
  gap: ${space.s};
  ${from.tablet} { flex-direction: column; }
  svg { flex: none; color: ${colours.brassInk}; }
`;
