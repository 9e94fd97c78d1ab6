import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageSection } from "../../components/PageSection";
import { Tile, TileGrid } from "../../components/TileGrid";

/** Service page: what the customer can choose. */
export function ServiceOptions({
  service,
  picture,
}: {
  service: Queries.ServiceOptionsFragment;
  picture?: ReactNode;
}) {
  return (
    <PageSection title={service.optionsTitle} picture={picture}>
      <TileGrid>
        {service.options.map(({ title, description }) => (
          <Tile key={title}>
            <h3>{title}</h3>
            <p>{description}</p>
          </Tile>
        ))}
      </TileGrid>
    </PageSection>
  );
}

export const serviceOptionsFragment = graphql`
  fragment ServiceOptions on Service { optionsTitle options { title description } }
`;
