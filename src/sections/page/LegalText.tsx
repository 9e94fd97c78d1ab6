import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { pageWidth } from "../../components/PageSection";
import { ContactText } from "../../components/text/ContactText";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, sizes, space } from "../../theme/tokens";
import { LegalContents } from "./LegalContents";
import { LegalDetails, legalDetailsId } from "./LegalDetails";

interface LegalTextProps {
  sections: readonly Queries.LegalSectionFragment[];
  /** The day of the last change: 2026-11-21. */
  updated: string;
  /** Who is behind the site, and the number and the address that are links in the text. */
  company: Queries.LegalDetailsFragment & Queries.LegalContactFragment;
  words: Queries.LegalTextWordsFragment;
}

/** Privacy and terms: when they last changed, who is behind the site, and plain sections of text. */
export function LegalText({ sections, updated, company, words }: LegalTextProps) {
  const contents = [
    { id: legalDetailsId, title: words.legalDetails.title },
    ...sections.map(({ title }, index) => ({ id: sectionId(index), title })),
  ];
  return (
    <div css={ground}>
      <div css={[pageWidth, columns]}>
        <LegalContents title={words.legalContents} sections={contents} />
        <div css={prose}>
          <p>
            {words.legalUpdated} <time dateTime={updated}>{dayInWords(updated)}</time>
          </p>
          <LegalDetails legal={company.legal} words={words.legalDetails} />
          {sections.map(({ title, paragraphs }, index) => (
            <section key={title} id={sectionId(index)}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <ContactText contact={company}>{paragraph}</ContactText>
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The address within the page of a section, by its place from 0. */
const sectionId = (index: number) => `section-${index + 1}`;

/** 2026-11-21 as 21 November 2026. */
function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}

export const legalSectionFragment = graphql`
  fragment LegalSection on LegalSection { title paragraphs }
  fragment LegalContact on Company { email phone { display telLink } }
  fragment LegalTextWords on Layout {
    legalUpdated
    legalContents
    legalDetails { ...LegalDetailsWords }
  }
`;

const ground = css`
  padding: ${space.section} 0;
  background: ${colours.white};
`;

const columns = css`
  display: grid;
  gap: ${space.xl};
  h2 { margin-bottom: ${space.s}; font-size: ${fontSizes.h3}; }
  ${from.desk} { grid-template-columns: minmax(0, 1fr) minmax(0, 22rem); }
`;

const prose = css`
  display: grid;
  gap: ${space.xl};
  p { max-width: ${sizes.prose}; margin-bottom: ${space.s}; }
`;
