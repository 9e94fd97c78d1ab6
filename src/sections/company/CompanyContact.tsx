import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { QuoteLink } from "../../components/Button";
import { EmailLink } from "../../components/EmailLink";
import { OpeningHours } from "../../components/opening-hours/OpeningHours";
import { OpenNow } from "../../components/opening-hours/OpenNow";
import { row, stack } from "../../theme/mixins";
import { fontSizes, fonts, sizes, space } from "../../theme/tokens";

interface CompanyContactProps {
  company: Queries.CompanyContactFragment;
  quoteAction: string;
}

/** The company's telephone numbers and email address, its hours, and a link to the quote form. */
export function CompanyContact({ company, quoteAction }: CompanyContactProps) {
  return (
    <div css={contact}>
      <ul css={links}>
        <li>
          <a href={company.phone.telLink}>{company.phone.display}</a>
        </li>
        {company.landline && (
          <li>
            <a href={company.landline.telLink}>{company.landline.display}</a>
          </li>
        )}
        <li>
          <EmailLink email={company.email} />
        </li>
      </ul>
      <p css={hours}>
        <OpeningHours company={company} />
        <OpenNow company={company} />
      </p>
      <QuoteLink>{quoteAction}</QuoteLink>
    </div>
  );
}

export const fragments = graphql`
  fragment CompanyContact on Company { phone { display telLink } landline { display telLink } email ...OpeningTimes }
`;

const contact = css`
  ${stack(space.l)}
  justify-items: start;
`;

const links = css`
  ${row(`${space.xs} ${space.xl}`)}
  align-items: baseline;
  font: ${fontSizes.h3} ${fonts.heading};
  li:first-of-type { font-size: ${fontSizes.h2}; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${sizes.target};
    /* With text twice its size, a number is wider than a phone. */
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const hours = css`display: grid;`;
