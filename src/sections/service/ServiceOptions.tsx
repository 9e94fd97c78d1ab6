import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Tile, TileGrid } from "../../components/TileGrid";

/** Service page: what the customer can choose. */
export function ServiceOptions({ service }: { service: Queries.ServiceOptionsFragment }) {
  return (
    <PageSection title={service.optionsTitle}>
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

/** @public Gatsby collects it. */
export const serviceOptionsFragment = graphql`
  fragment ServiceOptions on Service { optionsTitle options { title description } }
`;
