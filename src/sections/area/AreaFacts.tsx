import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment, type ReactNode } from "react";
import { filled, PageSection } from "../../components/PageSection";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, sizes, space } from "../../theme/tokens";

interface AreaFactsProps {
  /** Between the facts; on desks beside them. */
  picture?: ReactNode;
  area: Queries.AreaFactsFragment;
  title: string;
  words: { homesTitle: string; bathroomsTitle: string; conservationTitle: string; accessTitle: string };
}

/** Area page: what is particular about the place for anyone who tiles a bathroom there. */
export function AreaFacts({ area, title, words, picture }: AreaFactsProps) {
  const facts = [
    { name: words.homesTitle, text: area.homes },
    { name: words.bathroomsTitle, text: area.bathrooms },
    { name: words.conservationTitle, text: area.conservation },
    { name: words.accessTitle, text: area.access },
  ];
  return (
    <PageSection title={title}>
      <div css={[grid, Boolean(picture) && besidePicture]}>
        {facts.map(({ name, text }, index) => (
          <Fragment key={name}>
            {picture && index === Math.floor(facts.length / 2) && (
              <div css={[pictureArea, filled]}>{picture}</div>
            )}
            <div css={fact}>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </Fragment>
        ))}
      </div>
    </PageSection>
  );
}

export const areaFactsFragment = graphql`
  fragment AreaFacts on Area { homes bathrooms conservation access }
`;

const grid = css`
  ${stack(`${space.xl} ${space.xxl}`)}
  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const besidePicture = css`
  ${from.desk} { grid-template-columns: repeat(2, minmax(0, 1fr)) minmax(0, 0.9fr); }
`;

const pictureArea = css`
  ${from.tablet} { grid-column: 1 / -1; }
  ${from.desk} { grid-area: 1 / 3 / span 2 / auto; }
`;

const fact = css`
  padding-top: ${space.m};
  border-top: 3px solid ${colours.brass};
  h3 { margin-bottom: ${space.xs}; color: ${colours.bottle}; }
  p { max-width: ${sizes.prose}; }
`;
