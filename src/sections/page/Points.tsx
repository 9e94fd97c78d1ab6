import type { ReactNode } from "react";
import { type Ground, PageSection } from "../../components/PageSection";
import { PointTile } from "../../components/PointTile";
import { TileGrid } from "../../components/TileGrid";

interface PointsProps {
  title: string;
  points: readonly { icon?: string; title: string; description: string }[];
  ground?: Ground;
  picture?: ReactNode;
}

/** Benefits, options or reasons, each on a tile. */
export function Points({ title, points, ground = "white", picture }: PointsProps) {
  return (
    <PageSection title={title} ground={ground} picture={picture}>
      <TileGrid>
        {points.map((point) => (
          <PointTile key={point.title} {...point} />
        ))}
      </TileGrid>
    </PageSection>
  );
}
