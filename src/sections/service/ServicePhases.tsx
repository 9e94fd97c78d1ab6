import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Badge } from "../../components/Badge";
import { PageSection } from "../../components/PageSection";
import { Tile, TileGrid } from "../../components/TileGrid";
import { apart } from "../../theme/arrangements";
import { bulletList } from "./ServiceCards";

interface ServicePhasesProps {
  service: Queries.ServicePhasesFragment;
  weekLabel: string;
  picture?: ReactNode;
}

/** Service page: the phases of a refurbishment by week; nothing where the service has none. */
export function ServicePhases({ service, weekLabel, picture }: ServicePhasesProps) {
  const { phasesTitle, phases } = service;
  if (!phasesTitle || !phases) return null;
  return (
    <PageSection ground="white" title={phasesTitle} picture={picture}>
      <TileGrid>
        {phases.map(({ week, phase, tasks }) => (
          <Tile key={phase}>
            <div css={apart}>
              <h3>{phase}</h3>
              <Badge>
                {weekLabel} {week}
              </Badge>
            </div>
            <ul css={bulletList}>
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </Tile>
        ))}
      </TileGrid>
    </PageSection>
  );
}

export const servicePhasesFragment = graphql`
  fragment ServicePhases on Service { phasesTitle phases { week phase tasks } }
`;
