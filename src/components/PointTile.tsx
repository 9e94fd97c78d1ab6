import { css } from "@emotion/react";
import { from } from "../theme/media-queries";
import { colours, space } from "../theme/tokens";
import { ContentIcon } from "./icon/Icon";
import { Tile } from "./TileGrid";

interface PointTileProps {
  icon?: string;
  title: string;
  description: string;
  /** The rank of the tile's heading: 3 below an h2, 4 below an h3. */
  level?: 3 | 4;
}

/** An icon, a title and a sentence. */
export function PointTile({ icon, title, description, level = 3 }: PointTileProps) {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <Tile>
      <Heading css={heading}>
        {icon && <ContentIcon name={icon} size={30} />}
        {title}
      </Heading>
      <p>{description}</p>
    </Tile>
  );
}

/** On phones the icon is in the title's line, which saves a line each. */
const heading = css`
  display: flex;
  gap: ${space.s};
  ${from.tablet} { flex-direction: column; }
  svg { flex: none; color: ${colours.brassInk}; }
`;
