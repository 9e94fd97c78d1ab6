import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { pageWidth } from "../../components/PageSection";
import { ContactText } from "../../components/text/ContactText";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, sizes, space } from "../../theme/tokens";
import { LegalContents, sectionId } from "./LegalContents";

interface LegalTextProps {
  sections: readonly Queries.LegalSectionFragment[];
  /** The day of the last change: 2026-11-21. */
  updated: string;
  /** The words before that day. */
  updatedLabel: string;
  /** Above the links to the sections. */
  contentsTitle: string;
  /** The number and the address that are links in the text. */
  contact: Queries.LegalContactFragment;
  /** What stands before the first section. */
  children?: ReactNode;
}

/** Privacy and terms: plain sections of text, and when they last changed. */
export function LegalText({
  sections,
  updated,
  updatedLabel,
  contentsTitle,
  contact,
  children,
}: LegalTextProps) {
  return (
    <div css={ground}>
      <div css={[pageWidth, columns]}>
        <LegalContents title={contentsTitle} sections={sections} />
        <div css={prose}>
          <p>
            {updatedLabel} <time dateTime={updated}>{dayInWords(updated)}</time>
          </p>
          {children}
          {sections.map(({ title, paragraphs }, index) => (
            <section key={title} id={sectionId(index)}>
              <h2>{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <ContactText contact={contact}>{paragraph}</ContactText>
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** 2026-11-21 as 21 November 2026. */
function dayInWords(day: string): string {
  return new Date(day).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}

/** @public Gatsby collects it. */
export const legalSectionFragment = graphql`
  fragment LegalSection on LegalSection { title paragraphs }
  fragment LegalContact on Company { email phone { display telLink } }
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
