import { css } from "@emotion/react";
import { QuoteLink } from "../../components/Button";
import { PageSection } from "../../components/PageSection";
import { EmailLink } from "../../components/text/EmailLink";
import { useFrame } from "../../layout/frame";
import { NextStart, OpeningHours, OpenNow } from "../../layout/OpeningHours";
import { row, stack } from "../../theme/arrangements";
import { fontSizes, fonts, sizes, space } from "../../theme/tokens";

interface CompanyContactProps {
  words: { contactTitle: string; contactText: string; quoteAction: string };
}

/** Company page: numbers, email and the way to a quote. */
export function CompanyContact({ words }: CompanyContactProps) {
  const { company } = useFrame();
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
          <OpeningHours />
          <OpenNow />
          <NextStart />
        </p>
        <QuoteLink>{words.quoteAction}</QuoteLink>
      </div>
    </PageSection>
  );
}

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
