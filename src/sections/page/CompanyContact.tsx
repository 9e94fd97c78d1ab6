import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { QuoteLink } from "../../components/CallsToAction";
import { PageSection } from "../../components/PageSection";
import { EmailLink } from "../../components/text/EmailLink";
import { OpenNow } from "../../open-now/OpenNow";
import { NextStart, OtherHours } from "../../open-now/OtherHours";
import { row, stack } from "../../theme/arrangements";
import { fontSizes, fonts, sizes, space } from "../../theme/tokens";

interface CompanyContactProps {
  words: { contactTitle: string; contactText: string; quoteAction: string };
  company: Queries.CompanyContactFragment;
  openNow: Queries.OpenNowWordsFragment["openNow"];
}

/** Company page: numbers, email and the way to a quote. */
export function CompanyContact({ words, company, openNow }: CompanyContactProps) {
  return (
    <PageSection ground="bottle" title={words.contactTitle} introduction={words.contactText} beside>
      <div css={ways}>
        <ul css={list}>
          <li>
            <a href={company.phone.telLink}>{company.phone.display}</a>
          </li>
          <li>
            <a href={company.landline.telLink}>{company.landline.display}</a>
          </li>
          <li>
            <EmailLink email={company.email} />
          </li>
        </ul>
        <p css={hours}>
          {company.openingHoursText.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <OtherHours company={company} />
          <OpenNow company={company} words={openNow} />
          <NextStart company={company} words={openNow} />
        </p>
        <QuoteLink>{words.quoteAction}</QuoteLink>
      </div>
    </PageSection>
  );
}

export const companyContactFragment = graphql`
  fragment CompanyContact on Company {
    phone { display telLink }
    landline { display telLink }
    email
    openingHoursText
    ...OpenNowCompany
  }
`;

const ways = css`
  ${stack(space.l)}
  justify-items: start;
`;

const list = css`
  ${row(`${space.xs} ${space.xl}`)}
  align-items: baseline;
  font: ${fontSizes.h3} ${fonts.heading};
  li:first-of-type { font-size: ${fontSizes.h2}; }
  a { display: inline-flex; align-items: center; min-height: ${sizes.target}; overflow-wrap: anywhere; }
`;

const hours = css`display: grid;`;
