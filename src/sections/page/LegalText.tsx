import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { pageWidth } from "../../components/PageSection";
import { EmailLink } from "../../components/text/EmailLink";
import { LinkedText } from "../../components/text/LinkedText";
import { dayInWords } from "../../content/derived/clock";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, shades, sizes, space } from "../../theme/tokens";

const details = ["proprietor", "postalAddress", "registration", "dataProtection", "guarantee"] as const;

interface LegalTextProps {
  sections: readonly Queries.LegalSectionFragment[];
  /** The day of the last change: 2026-11-21. */
  updated: string;
  /** Who is behind the site, and the number and the address that are links in the text. */
  company: Queries.LegalCompanyFragment;
  words: Queries.LegalTextWordsFragment;
}

/**
 * Privacy and terms: when they last changed, who is behind the site, and plain sections of text. Details that the owner
 * has not given are said to be missing.
 */
export function LegalText({ sections, updated, company, words }: LegalTextProps) {
  const { legalDetails } = words;
  const { email, phone } = company;
  const links = [
    { words: phone.display, link: <a href={phone.telLink}>{phone.display}</a> },
    { words: email, link: <EmailLink email={email} /> },
  ];
  const contents = [
    { id: detailsId, title: legalDetails.title },
    ...sections.map(({ title }, index) => ({ id: sectionId(index), title })),
  ];
  return (
    <div css={ground}>
      <div css={[pageWidth, columns]}>
        <nav aria-labelledby={contentsId} css={contentsStyles}>
          <h2 id={contentsId}>{words.legalContents}</h2>
          <ol>
            {contents.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div css={prose}>
          <p>
            {words.legalUpdated} <time dateTime={updated}>{dayInWords(updated)}</time>
          </p>
          <section id={detailsId}>
            <h2>{legalDetails.title}</h2>
            <dl css={list}>
              {details.map((detail) => (
                <div key={detail}>
                  <dt>{legalDetails[detail]}</dt>
                  <dd>{company.legal?.[detail] ?? legalDetails.missing}</dd>
                </div>
              ))}
            </dl>
          </section>
          {sections.map(({ title, paragraphs }, index) => (
            <section key={title} id={sectionId(index)}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <LinkedText text={paragraph} links={links} />
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

const contentsId = "contents";
const detailsId = "business";

const sectionId = (index: number) => `section-${index + 1}`;

export const legalTextFragments = graphql`
  fragment LegalSection on LegalSection { title paragraphs }
  fragment LegalCompany on Company {
    email
    phone { display telLink }
    legal { proprietor postalAddress registration dataProtection guarantee }
  }
  fragment LegalTextWords on Layout {
    legalUpdated
    legalContents
    legalDetails { title missing proprietor postalAddress registration dataProtection guarantee }
  }
`;

const ground = css`
  padding: ${space.section} 0;
  background: ${colours.white};
`;

const columns = css`
  ${stack(space.xl)}
  h2 { margin-bottom: ${space.s}; font-size: ${fontSizes.h3}; }
  ${from.desk} { grid-template-columns: minmax(0, 1fr) minmax(0, 22rem); }
`;

const prose = css`
  ${stack(space.xl)}
  p { max-width: ${sizes.prose}; margin-bottom: ${space.s}; }
`;

const list = css`
  ${stack(space.s)}
  max-width: ${sizes.prose};
  dt { color: ${shades.inkSoft}; }
`;

/** Before the text on phones, beside it on wider windows; there it ends above the floating button. */
const contentsStyles = css`
  padding: ${space.m} ${space.xs} ${space.xs};
  border-top: 3px solid ${colours.brass};
  h2 { color: ${shades.inkSoft}; }
  a { display: inline-block; padding: ${space.xs} 0; }
  ${from.desk} {
    position: sticky;
    top: calc(${sizes.header} + ${space.m});
    grid-area: 1 / 2;
    align-self: start;
    max-height: calc(100vh - ${sizes.header} - ${sizes.floatingButton} - 4 * ${space.m});
    overflow-y: auto;
    scroll-padding: ${space.s} 0;
  }
`;
