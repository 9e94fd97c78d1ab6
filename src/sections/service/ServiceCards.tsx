import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { ContentIcon, Icon } from "../../components/icon/Icon";
import { Tile, TileGrid } from "../../components/TileGrid";
import { pagePaths } from "../../routes/page-paths";
import { colours, space } from "../../theme/tokens";

interface ServiceCardsProps {
  services: readonly Queries.ServiceCardFragment[];
  /** The words of each card's link. */
  learnMore: string;
  /** Whether the four features are listed. */
  features?: boolean;
}

/** A card for each service, with a link to its page. */
export function ServiceCards({ services, learnMore, features = false }: ServiceCardsProps) {
  return (
    <TileGrid>
      {services.map(({ slug, icon, title, description, features: bullets }) => (
        <Tile key={slug}>
          <span css={mark}>
            <ContentIcon name={icon} size={34} />
          </span>
          <h3>{title}</h3>
          <p>{description}</p>
          {features && (
            <ul css={bulletList}>
              {bullets.map((bullet) => (
                <li key={bullet}>
                  <Icon name="check" size={18} />
                  {bullet}
                </li>
              ))}
            </ul>
          )}
          <ArrowLink to={pagePaths.service(slug)} about={title}>
            {learnMore}
          </ArrowLink>
        </Tile>
      ))}
    </TileGrid>
  );
}

/** @public Gatsby collects it. */
export const serviceCardFragment = graphql`
  fragment ServiceCard on Service { slug icon title description features }
`;

const mark = css`color: ${colours.brassInk};`;

export const bulletList = css`
  display: grid;
  gap: ${space.xs};
  li { display: flex; align-items: flex-start; gap: ${space.xs}; }
  svg { flex: none; margin-top: 0.3rem; color: ${colours.brassInk}; }
`;
