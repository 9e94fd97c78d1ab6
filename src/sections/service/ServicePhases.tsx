import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Badge } from "../../components/Badge";
import { PageSection } from "../../components/PageSection";
import { Tile, TileGrid } from "../../components/TileGrid";
import { bulletList } from "./ServiceCards";

interface ServicePhasesProps {
  service: Queries.ServicePhasesFragment;
  /** The word before a week's number. */
  weekLabel: string;
}

/** Service page: the phases of a refurbishment by week; nothing where the service has none. */
export function ServicePhases({ service, weekLabel }: ServicePhasesProps) {
  const { phasesTitle, phases } = service;
  if (!phasesTitle || !phases) return null;
  return (
    <PageSection ground="white" title={phasesTitle}>
      <TileGrid>
        {phases.map(({ week, phase, tasks }) => (
          <Tile key={phase}>
            <span css={start}>
              <Badge>
                {weekLabel} {week}
              </Badge>
            </span>
            <h3>{phase}</h3>
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

/** @public Gatsby collects it. */
export const servicePhasesFragment = graphql`
  fragment ServicePhases on Service { phasesTitle phases { week phase tasks } }
`;

const start = css`align-self: flex-start;`;
