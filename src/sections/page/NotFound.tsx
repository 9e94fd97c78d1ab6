import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonAnchor } from "../../components/Button";
import { pageWidth } from "../../components/PageSection";
import { pagePaths } from "../../routes/page-paths";
import { colours, fontSizes, space } from "../../theme/tokens";

/** The 404 page: what happened and the way home. */
export function NotFound({ notFound }: { notFound: Queries.NotFoundFragment }) {
  return (
    <section css={ground}>
      <div css={pageWidth}>
        <h1 css={code}>{notFound.heading}</h1>
        <p css={words}>{notFound.text}</p>
        <ButtonAnchor href={pagePaths.home} variant="brass">
          {notFound.homeLink}
        </ButtonAnchor>
      </div>
    </section>
  );
}

export const notFoundFragment = graphql`
  fragment NotFound on NotFoundPage { heading text homeLink }
`;

const ground = css`
  padding: ${space.section} 0;
  background: ${colours.bottle};
  color: ${colours.porcelain};
`;

const code = css`font-size: clamp(6rem, 24vw, 14rem);`;

const words = css`
  margin: ${space.m} 0 ${space.xl};
  font-size: ${fontSizes.h3};
`;
