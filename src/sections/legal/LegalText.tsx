import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { EmailLink } from "../../components/EmailLink";
import { LinkList } from "../../components/LinkList";
import { dayInWords } from "../../content/values/clock";
import { from } from "../../theme/media-queries";
import { pageWidth, stack, stickyColumn } from "../../theme/mixins";
import { colours, fontSizes, sizes, space } from "../../theme/tokens";
import { LinkedText } from "./LinkedText";

interface LegalTextProps {
  page: {
    updated: string;
    sections: readonly Queries.LegalSectionFragment[];
  };
  words: Queries.LegalTextWordsFragment;
  company: Queries.LegalTextCompanyFragment;
}

/** A legal text: its contents, the day of its last change, the company's legal details, and its sections. */
export function LegalText({ page, words, company }: LegalTextProps) {
  const { phone, email } = company;
  const links = [
    { words: phone.display, link: <a href={phone.telLink}>{phone.display}</a> },
    { words: email, link: <EmailLink email={email} /> },
  ];
  const contents = [
    { path: `#${detailsId}`, name: detailsTitle },
    ...page.sections.map(({ title }, index) => ({ path: `#${sectionId(index)}`, name: title })),
  ];
  return (
    <div css={background}>
      <div css={[pageWidth, twoColumns]}>
        <nav aria-labelledby={contentsId} css={contentsStyles}>
          <h2 id={contentsId}>On this page</h2>
          <LinkList links={contents} styles={contentsLinks} />
        </nav>
        <div css={prose}>
          <p>
            Last changed on <time dateTime={page.updated}>{dayInWords(page.updated)}</time>
          </p>
          <section id={detailsId}>
            <h2>{detailsTitle}</h2>
            <LegalDetails legal={company.legal} missing={words.legalMissing} />
          </section>
          {page.sections.map(({ title, paragraphs }, index) => (
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

/** Shows the company's legal details, and a sentence that stands for all those that the owner has not given. */
function LegalDetails({
  legal,
  missing,
}: Pick<Queries.LegalTextCompanyFragment, "legal"> & { missing: string }) {
  const filledIn = legalLabels.filter(([detail]) => legal?.[detail]);
  return (
    <>
      {filledIn.length > 0 && (
        <dl css={list}>
          {filledIn.map(([detail, label]) => (
            <div key={detail}>
              <dt>{label}</dt>
              <dd>{legal?.[detail]}</dd>
            </div>
          ))}
        </dl>
      )}
      {filledIn.length < legalLabels.length && <p>{missing}</p>}
    </>
  );
}

const legalLabels = [
  ["proprietor", "Run by"],
  ["postalAddress", "Address for letters"],
  ["registration", "Registered as"],
  ["dataProtection", "In the data protection register"],
  ["guarantee", "Our guarantee lasts"],
] as const;

export const detailsTitle = "The business behind this website";

const contentsId = "contents";
const detailsId = "business";

const sectionId = (index: number) => `section-${index + 1}`;

export const fragments = graphql`
  fragment LegalSection on LegalSection { title paragraphs }
  fragment LegalTextWords on Layout { legalMissing }
  fragment LegalTextCompany on Company {
    phone { display telLink }
    email
    legal { proprietor postalAddress registration dataProtection guarantee }
  }
`;

const background = css`
  padding: ${space.section} 0;
  background: ${colours.white};
`;

const twoColumns = css`
  ${stack(space.xl)}
  h2 { margin-bottom: ${space.s}; font-size: ${fontSizes.h3}; }
  ${from.desktop} { grid-template-columns: minmax(0, 1fr) minmax(0, 22rem); }
`;

const prose = css`
  ${stack(space.xl)}
  align-content: start;
  p { max-width: ${sizes.prose}; margin-bottom: ${space.s}; }
`;

const list = css`
  ${stack(space.s)}
  max-width: ${sizes.prose};
  dt { color: ${colours.inkSoft}; }
`;

/** The contents stand above the text in narrow windows, beside it on desktops. */
const contentsStyles = css`
  ${stickyColumn}
  padding-top: ${space.m};
  border-top: 3px solid ${colours.brass};
  h2 { color: ${colours.inkSoft}; }
  ${from.desktop} { grid-area: 1 / 2; }
`;

const contentsLinks = css`a { display: inline-block; padding: ${space.xs} 0; }`;
