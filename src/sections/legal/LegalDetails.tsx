import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { stack } from "../../theme/arrangements";
import { colours, sizes, space } from "../../theme/tokens";

interface LegalDetailsProps {
  legal: Queries.LegalDetailsFragment["legal"];
  words: Queries.LegalDetailsWordsFragment;
}

const details = ["proprietor", "postalAddress", "registration", "dataProtection", "guarantee"] as const;

/** The company's legal details. One sentence stands for all that the owner has not given. */
export function LegalDetails({ legal, words }: LegalDetailsProps) {
  const given = details.filter((detail) => legal?.[detail]);
  return (
    <>
      {given.length > 0 && (
        <dl css={list}>
          {given.map((detail) => (
            <div key={detail}>
              <dt>{words[detail]}</dt>
              <dd>{legal?.[detail]}</dd>
            </div>
          ))}
        </dl>
      )}
      {given.length < details.length && <p>{words.missing}</p>}
    </>
  );
}

export const legalDetailsFragments = graphql`
  fragment LegalDetails on Company {
    legal { proprietor postalAddress registration dataProtection guarantee }
  }
  fragment LegalDetailsWords on LayoutLegalDetails {
    missing proprietor postalAddress registration dataProtection guarantee
  }
`;

const list = css`
  ${stack(space.s)}
  max-width: ${sizes.prose};
  dt { color: ${colours.inkSoft}; }
`;
