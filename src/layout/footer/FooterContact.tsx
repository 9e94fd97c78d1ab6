import { css, type SerializedStyles } from "@emotion/react";
import { EmailAddress } from "../../components/text/EmailAddress";
import { space } from "../../theme/tokens";
import type { Frame } from "../frame";

interface FooterContactProps {
  frame: Frame;
  titleStyles: SerializedStyles;
}

/** Address, numbers, email and hours at the foot of the page. */
export function FooterContact({ frame, titleStyles }: FooterContactProps) {
  const { company, layout } = frame;
  return (
    <section css={wholeRow}>
      <h2 css={titleStyles}>{layout.footer.contactTitle}</h2>
      <address css={lines}>
        <span>{`${company.address.locality}, ${company.serviceArea}`}</span>
        <a href={company.phone.telLink}>{company.phone.display}</a>
        <a href={company.landline.telLink}>{company.landline.display}</a>
        <a href={`mailto:${company.email}`}>
          <EmailAddress>{company.email}</EmailAddress>
        </a>
        {company.openingHoursText.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <span>{layout.footer.priceRange}</span>
      </address>
    </section>
  );
}

const wholeRow = css`min-width: 0;`;

const lines = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  font-style: normal;
  > * { padding: ${space.xxs} 0; }
`;
