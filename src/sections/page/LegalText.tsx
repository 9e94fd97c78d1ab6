import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { pageWidth } from "../components/PageSection";
import { colours, fontSizes, sizes, space } from "../theme/tokens";

/** Privacy and terms: plain sections of text. */
export function LegalText({ sections }: { sections: readonly Queries.LegalSectionFragment[] }) {
  return (
    <div css={ground}>
      <div css={[pageWidth, prose]}>
        {sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** @public Gatsby collects it. */
export const legalSectionFragment = graphql`
  fragment LegalSection on LegalSection { title paragraphs }
`;

const ground = css`
  padding: ${space.section} 0;
  background: ${colours.white};
`;

const prose = css`
  display: grid;
  gap: ${space.xl};
  h2 { margin-bottom: ${space.s}; font-size: ${fontSizes.h3}; }
  p { max-width: ${sizes.prose}; margin-bottom: ${space.s}; }
`;
