import { css } from "@emotion/react";
import { ArrowLink } from "../../components/ArrowLink";
import { ContentIcon } from "../../components/icon/Icon";
import { PageSection } from "../../components/PageSection";
import { Tile, TileGrid } from "../../components/TileGrid";
import { pagePaths } from "../../routes/page-paths";
import { colours } from "../../theme/tokens";

interface AreaServicesProps {
  title: string;
  introduction: string;
  services: readonly Queries.ServiceCardFragment[];
  /** The heading of a service's card: Floor Tiling in Chelsea. */
  nameOf: (service: string) => string;
  learnMore: string;
}

/** Area page: every service, as offered in this place. */
export function AreaServices({ title, introduction, services, nameOf, learnMore }: AreaServicesProps) {
  return (
    <PageSection ground="white" title={title} introduction={introduction}>
      <TileGrid>
        {services.map(({ slug, icon, title: service, description }) => (
          <Tile key={slug}>
            <span css={mark}>
              <ContentIcon name={icon} size={34} />
            </span>
            <h3>{nameOf(service)}</h3>
            <p>{description}</p>
            <ArrowLink to={pagePaths.service(slug)} about={service}>
              {learnMore}
            </ArrowLink>
          </Tile>
        ))}
      </TileGrid>
    </PageSection>
  );
}

const mark = css`color: ${colours.brassInk};`;
