import { css } from "@emotion/react";
import { ArrowLink } from "../../components/ArrowLink";
import { areaLinks, LinkList } from "../../components/LinkList";
import { PageSection } from "../../components/PageSection";
import { pagePaths } from "../../routes";
import { from } from "../../theme/media-queries";
import { card, row, spaceBetween } from "../../theme/mixins";
import { space } from "../../theme/tokens";

interface RelatedServicesProps {
  services: readonly { slug: string; title: string }[];
  areas: readonly { slug: string; name: string }[];
  words: { relatedTitle: string; areasTitle: string };
}

/** Service page: links to other services and to areas. A site of one service has links to areas only. */
export function RelatedServices({ services, areas, words }: RelatedServicesProps) {
  return (
    <PageSection title={services.length > 0 ? words.relatedTitle : words.areasTitle}>
      {services.length > 0 && (
        <ul css={list}>
          {services.map(({ slug, title }) => (
            <li key={slug} css={[card, arrangement]}>
              <h3>{title}</h3>
              <ArrowLink to={pagePaths.service(slug)} about={title} />
            </li>
          ))}
        </ul>
      )}
      {areas.length > 0 && (
        <>
          {services.length > 0 && <h3 css={areasTitle}>{words.areasTitle}</h3>}
          <LinkList links={areaLinks(areas)} />
        </>
      )}
    </PageSection>
  );
}

/** The services that follow the current one, starting again after the last, so that every service gets the same number of links. */
export function threeAfter<T extends { slug: string }>(services: readonly T[], current: string): T[] {
  const position = services.findIndex(({ slug }) => slug === current);
  const others = [...services.slice(position + 1), ...services.slice(0, Math.max(position, 0))];
  return others.slice(0, 3);
}

/** The cards stand one below the other on phones, side by side from tablets on. */
const list = css`
  ${row(`${space.xs} ${space.m}`)}
  > li { flex: 1 1 100%; ${from.tablet} { flex-basis: 0; } }
`;

const arrangement = css`
  ${spaceBetween}
  flex-wrap: nowrap;
  a { white-space: nowrap; }
  padding: ${space.xs} ${space.m};
  /* Side by side, the links stand in one line, however long a title is. */
  ${from.tablet} { flex-flow: column; align-items: flex-start; padding-top: ${space.s}; }
`;

const areasTitle = css`margin: ${space.m} 0 ${space.xs};`;
