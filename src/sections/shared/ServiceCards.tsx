import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowLink } from "../../components/ArrowLink";
import { CheckList } from "../../components/CheckList";
import { ContentIcon } from "../../components/Icon";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { cardSlot } from "../../pictures/picture-slots";
import { pagePaths } from "../../routes";
import { card, cardStrip, columns } from "../../theme/mixins";
import { colours, space } from "../../theme/tokens";

interface ServiceCardsProps {
  /** A service without a picture has a card of words. */
  services: readonly (Queries.ServiceWordsFragment & Partial<Queries.ServiceCardFragment>)[];
  /** True if all cards are seen at once, in narrow windows too. Otherwise they are a strip to swipe there. */
  allAtOnce?: boolean;
}

/** A card for each service, with a link to its page. */
export function ServiceCards({ services, allAtOnce = false }: ServiceCardsProps) {
  return (
    <ul css={allAtOnce ? columns(3) : cardStrip}>
      {services.map(({ slug, icon, title, description, features, picture }) => (
        <li key={slug} css={[card, serviceCard]}>
          {picture && <LabelledPicture picture={picture} slot={cardSlot} />}
          <h3>
            <ContentIcon name={icon} size={30} />
            {title}
          </h3>
          <p>{description}</p>
          <CheckList entries={features} />
          <ArrowLink to={pagePaths.service(slug)} about={title} />
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
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

const serviceCard = css`
  display: flex;
  flex-direction: column;
  gap: ${space.s};
  padding: ${space.l};
  figure { margin: -${space.l} -${space.l} ${space.xxs}; }
  h3 { display: flex; align-items: flex-start; gap: ${space.s}; }
  h3 svg { flex: none; color: ${colours.brassInk}; }
  /* Lists and links of a row stand in line. */
  > p { flex-grow: 1; }
`;
