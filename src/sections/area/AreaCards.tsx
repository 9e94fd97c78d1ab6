import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ArrowLink } from "../../components/ArrowLink";
import { Badge } from "../../components/Badge";
import { PageSection } from "../../components/PageSection";
import { Tile, TileGrid } from "../../components/TileGrid";
import { pagePaths } from "../../routes/page-paths";
import { space } from "../../theme/tokens";

interface AreaCardsProps {
  title: string;
  viewServices: string;
  areas: readonly Queries.AreaCardFragment[];
  /** Whether the company works where the visitor lives. */
  postcodeCheck?: ReactNode;
}

/** Areas overview: a card for each area with a page of its own. */
export function AreaCards({ title, viewServices, areas, postcodeCheck }: AreaCardsProps) {
  return (
    <PageSection title={title}>
      {postcodeCheck}
      <TileGrid narrowest="17rem">
        {areas.map(({ slug, name, postcodes, description }) => (
          <Tile key={slug}>
            <div css={heading}>
              <h3>{name}</h3>
              <Badge>{postcodes.join(", ")}</Badge>
            </div>
            <p>{description}</p>
            <ArrowLink to={pagePaths.area(slug)} about={name}>
              {viewServices}
            </ArrowLink>
          </Tile>
        ))}
      </TileGrid>
    </PageSection>
  );
}

/** @public Gatsby collects it. */
export const areaCardFragment = graphql`
  fragment AreaCard on Area { slug name postcodes description }
`;

const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
`;
