import { css } from "@emotion/react";
import { ArrowLink } from "../../components/ArrowLink";
import { areaLinks, LinkList } from "../../components/LinkList";
import { PageSection } from "../../components/PageSection";
import { pagePaths } from "../../routes";
import { card, row, spaceBetween } from "../../theme/mixins";
import { fontSizes, space } from "../../theme/tokens";

interface RelatedServicesProps {
  services: readonly { slug: string; title: string }[];
  areas: readonly { slug: string; name: string }[];
  words: { relatedTitle: string; areasTitle: string };
}

/** Service page: links to other services and to areas. A site of one service has the areas only. */
export function RelatedServices({ services, areas, words }: RelatedServicesProps) {
  const areaList = <LinkList links={areaLinks(areas)} />;
  if (services.length === 0) return <PageSection title={words.areasTitle}>{areaList}</PageSection>;
  return (
    <PageSection title={words.relatedTitle}>
      <ul css={list}>
        {services.map(({ slug, title }) => (
          <li key={slug} css={card}>
            <h3>{title}</h3>
            <ArrowLink to={pagePaths.service(slug)} about={title} />
          </li>
        ))}
      </ul>
      <h3 css={areasTitle}>{words.areasTitle}</h3>
      {areaList}
    </PageSection>
  );
}

/** The services that follow the current one, starting again after the last, so that every service gets the same number of links. */
export function threeAfter<T extends { slug: string }>(services: readonly T[], current: string): T[] {
  const position = services.findIndex(({ slug }) => slug === current);
  const others = [...services.slice(position + 1), ...services.slice(0, Math.max(position, 0))];
  return others.slice(0, 3);
}

const list = css`
  ${row(space.s)}
  > li {
    ${spaceBetween}
    flex: 1 1 12.5rem;
    padding: ${space.xs} ${space.m};
  }
  h3 { font-size: ${fontSizes.lead}; }
  a { white-space: nowrap; }
`;

const areasTitle = css`margin: ${space.m} 0 ${space.xs};`;
