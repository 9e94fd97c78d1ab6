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
  titles: { title: string; homes: string; bathrooms: string; conservation: string; access: string };
}

/** Area page: what is particular about the place for anyone who tiles a bathroom there. */
export function AreaFacts({ area, titles, picture }: AreaFactsProps) {
  const facts = [
    { title: titles.homes, text: area.homes },
    { title: titles.bathrooms, text: area.bathrooms },
    { title: titles.conservation, text: area.conservation },
    { title: titles.access, text: area.access },
  ];
  return (
    <PageSection title={titles.title}>
      <div css={[grid, Boolean(picture) && besidePicture]}>
        {facts.map(({ title, text }, index) => (
          <Fragment key={title}>
            {picture && index === Math.floor(facts.length / 2) && (
              <div css={[pictureArea, filled]}>{picture}</div>
            )}
            <div css={fact}>
              <h3>{title}</h3>
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
