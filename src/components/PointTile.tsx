import { css } from "@emotion/react";
import { colours } from "../theme/tokens";
import { ContentIcon } from "./icon/Icon";
import { Tile } from "./TileGrid";

interface PointTileProps {
  icon: string;
  title: string;
  description: string;
  /** The rank of the tile's heading: 3 below an h2, 4 below an h3. */
  level?: 3 | 4;
}

/** A point in favour: an icon, a title and a sentence. */
export function PointTile({ icon, title, description, level = 3 }: PointTileProps) {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <Tile>
      <span css={mark}>
        <ContentIcon name={icon} size={30} />
      </span>
      <Heading>{title}</Heading>
      <p>{description}</p>
    </Tile>
  );
}

const mark = css`color: ${colours.brassInk};`;
