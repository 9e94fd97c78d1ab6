import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { shades, sizes, space } from "../../theme/tokens";

const details = ["proprietor", "postalAddress", "registration", "dataProtection", "guarantee"] as const;

/** Their address within the page. */
export const legalDetailsId = "business";

interface LegalDetailsProps {
  legal: Queries.LegalDetailsFragment["legal"];
  words: Queries.LegalDetailsWordsFragment;
}

/** Legal pages: who is behind the site. What the owner has not given is said to be missing. */
export function LegalDetails({ legal, words }: LegalDetailsProps) {
  return (
    <section id={legalDetailsId}>
      <h2>{words.title}</h2>
      <dl css={list}>
        {details.map((detail) => (
          <div key={detail}>
            <dt>{words[detail]}</dt>
            <dd>{legal?.[detail] ?? words.missing}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export const legalDetailsFragment = graphql`
  fragment LegalDetails on Company {
    legal { proprietor postalAddress registration dataProtection guarantee }
  }
`;

export const legalDetailsWordsFragment = graphql`
  fragment LegalDetailsWords on LayoutLegalDetails {
    title
    missing
    proprietor
    postalAddress
    registration
    dataProtection
    guarantee
  }
`;

const list = css`
  display: grid;
  gap: ${space.s};
  max-width: ${sizes.prose};
  dt { color: ${shades.inkSoft}; }
`;
