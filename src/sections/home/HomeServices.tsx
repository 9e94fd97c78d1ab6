import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { areaLinks, LinkList, serviceLinks } from "../../components/LinkList";
import { PageSection } from "../../components/PageSection";
import { PointList } from "../../components/PointList";
import { homeAnchors } from "../../routes";
import { from } from "../../theme/media-queries";
import { centredRow, row } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { ServiceCards } from "../shared/ServiceCards";

interface HomeServicesProps {
  page: Queries.HomeServicesFragment;
  /** Every service: those without a card are links below the cards. */
  all: readonly { slug: string; title: string }[];
}

/** Home: cards of some services, links to the others and to the premium areas, and why to choose us. */
export function HomeServices({ page: { services }, all }: HomeServicesProps) {
  const withCard = services.cards.map(({ slug }) => slug);
  const others = all.filter(({ slug }) => !withCard.includes(slug));
  const lists = [
    { title: services.othersTitle, links: serviceLinks(others) },
    { title: services.premiumAreasTitle, links: areaLinks(services.premiumAreas) },
  ].filter(({ links }) => links.length > 0);
  return (
    <PageSection
      id={homeAnchors.services}
      background="white"
      title={services.title}
      introduction={services.introduction}
    >
      <ServiceCards services={services.cards} />
      <div css={linkLists}>
        {lists.map(({ title, links }) => (
          <div key={title}>
            <p>{title}</p>
            <LinkList links={links} />
          </div>
        ))}
      </div>
      <div css={reasons}>
        <h3>{services.reasonsTitle}</h3>
        <PointList points={services.reasons} level={4} />
      </div>
    </PageSection>
  );
}

export const fragments = graphql`
  fragment HomeServices on HomePage {
    services {
      title
      introduction
      cards { ...ServiceCard }
      othersTitle
      premiumAreasTitle
      premiumAreas { slug name }
      reasonsTitle
      reasons { icon title description }
    }
  }
`;

const linkLists = css`
  ${row(`${space.m} ${space.xxl}`)}
  margin-top: ${space.m};
  > div { ${centredRow(`0 ${space.l}`)} }
  /* The links follow the words in their line. */
  ul { display: contents; }
`;

const reasons = css`
  margin-top: ${space.l};
  ${from.tablet} { margin-top: ${space.xxl}; }
  h3 { margin-bottom: ${space.m}; }
`;
