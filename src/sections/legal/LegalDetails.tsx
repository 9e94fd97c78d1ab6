import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { stack } from "../../theme/mixins";
import { colours, sizes, space } from "../../theme/tokens";

interface LegalDetailsProps {
  legal: Queries.LegalDetailsFragment["legal"];
  /** The sentence that stands for all details that the owner has not given. */
  missing: string;
}

const labels = {
  proprietor: "Run by",
  postalAddress: "Address for letters",
  registration: "Registered as",
  dataProtection: "In the data protection register",
  guarantee: "Our guarantee lasts",
} as const;

const details = ["proprietor", "postalAddress", "registration", "dataProtection", "guarantee"] as const;

/** The company's legal details. */
export function LegalDetails({ legal, missing }: LegalDetailsProps) {
  const known = details.filter((detail) => legal?.[detail]);
  return (
    <>
      {known.length > 0 && (
        <dl css={list}>
          {known.map((detail) => (
            <div key={detail}>
              <dt>{labels[detail]}</dt>
              <dd>{legal?.[detail]}</dd>
            </div>
          ))}
        </dl>
      )}
      {known.length < details.length && <p>{missing}</p>}
    </>
  );
}

export const legalDetailsFragments = graphql`
  fragment LegalDetails on Company {
    legal { proprietor postalAddress registration dataProtection guarantee }
  }
`;

const list = css`
  ${stack(space.s)}
  max-width: ${sizes.prose};
  dt { color: ${colours.inkSoft}; }
`;
