import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { CheckList } from "../../components/CheckList";
import { ContentIcon } from "../../components/Icon";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { cardSlot } from "../../pictures/picture-slots";
import { pagePaths } from "../../routes";
import { belowTablet } from "../../theme/media-queries";
import { card, rows, strip } from "../../theme/mixins";
import { colours, space } from "../../theme/tokens";

interface ServiceCardsProps {
  /** A service without a picture has a card of words. */
  services: readonly (Queries.ServiceWordsFragment & Partial<Queries.ServiceCardFragment>)[];
  withFeatures?: boolean;
}

/** A card for each service, with a link to its page. */
export function ServiceCards({ services, withFeatures = false }: ServiceCardsProps) {
  const isStrip = withFeatures || !services.some(({ picture }) => picture);
  return (
    <ul css={[rows(services.length), isStrip && strip]}>
      {services.map(({ slug, icon, title, description, features, picture }, index) => (
        <li key={slug} css={[card, arrangement]}>
          <div css={picture && top}>
            {picture && <LabelledPicture picture={picture} slot={cardSlot(index, services.length, "45vw")} />}
            <h3 css={heading}>
              <ContentIcon name={icon} size={30} />
              {title}
            </h3>
          </div>
          <p>{description}</p>
          {features && <CheckList entries={features} />}
          <ArrowLink to={pagePaths.service(slug)} about={title} />
        </li>
      ))}
    </ul>
  );
}

export const serviceCardFragments = graphql`
  fragment ServiceWords on Service {
    slug
    icon
    title
    description
    features
  }
  fragment ServiceCard on Service {
    ...ServiceWords
    picture { ...LabelledPicture }
  }
`;

const arrangement = css`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: ${space.l} 0;
  > * { margin-left: ${space.l}; margin-right: ${space.l}; }
  /* Lists and links of a row stand in line. */
  > p { flex-grow: 1; }
`;

/** On phones the picture is beside the heading, which leaves room for the longest word of one. */
const top = css`
  && { margin: -${space.l} 0 0; }
  h3 { margin: ${space.m} ${space.l} 0; }
  ${belowTablet} {
    display: grid;
    grid-template-columns: minmax(0, 50%) minmax(min-content, 1fr);
    align-items: center;
    h3 { margin: 0 ${space.s} 0 ${space.m}; }
    svg { display: none; }
  }
`;

const heading = css`
  overflow-wrap: normal;
  display: flex;
  align-items: flex-start;
  gap: ${space.s};
  svg { flex: none; color: ${colours.brassInk}; }
`;
