import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { AreaLinks, LinkList } from "../../components/LinkList";
import { columns, filled, PageSection } from "../../components/PageSection";
import { PointList } from "../../components/TileGrid";
import { homeAnchors, pagePaths } from "../../routes/page-paths";
import { row, stack } from "../../theme/arrangements";
import { space } from "../../theme/tokens";
import { ServiceCards } from "../service/ServiceCards";

interface HomeServicesProps {
  services: Queries.HomeServicesFragment["services"];
  /** Every service; those without a card are linked below the cards. */
  allServices: readonly { slug: string; title: string }[];
  labels: Queries.PictureLabelsFragment;
  picture?: ReactNode;
}

/** Home: services, the way to the others, the premium areas, and why to choose us. */
export function HomeServices({ services, allServices, labels, picture }: HomeServicesProps) {
  const shown = services.cards.map(({ slug }) => slug);
  const others = allServices
    .filter(({ slug }) => !shown.includes(slug))
    .map(({ slug, title }) => ({ path: pagePaths.service(slug), name: title }));
  return (
    <PageSection
      id={homeAnchors.services}
      ground="white"
      title={services.title}
      introduction={services.introduction}
    >
      <ServiceCards services={services.cards} learnMore={services.learnMore} labels={labels} features />
      <div css={linkRow}>
        <p>{services.othersTitle}</p>
        <LinkList links={others} />
      </div>
      <div css={linkRow}>
        <p>{services.premiumAreasTitle}</p>
        <AreaLinks areas={services.premiumAreas} />
      </div>
      <div css={[columns, reasonsArea]}>
        {picture && <div css={filled}>{picture}</div>}
        <div>
          <h3 css={reasonsTitle}>{services.reasonsTitle}</h3>
          <PointList points={services.reasons} level={4} />
        </div>
      </div>
    </PageSection>
  );
}

export const homeServicesFragment = graphql`
  fragment HomeServices on HomePage {
    services {
      title
      introduction
      cards { ...ServiceCard }
      learnMore
      othersTitle
      premiumAreasTitle
      premiumAreas { slug name }
      reasonsTitle
      reasons { icon title description }
    }
  }
`;

const linkRow = css`
  ${row(`${space.s} ${space.m}`)}
  align-items: center;
  margin-top: ${space.l};
`;

const reasonsArea = css`
  ${stack(space.l)}
  margin-top: ${space.xxl};
`;

const reasonsTitle = css`margin-bottom: ${space.l};`;
