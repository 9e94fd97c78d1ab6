import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { EmailLink } from "../components/text/EmailLink";
import { LinkedText } from "../components/text/LinkedText";
import type { Checked } from "../content/types/checked";
import { dayInWords } from "../content/values/clock";
import { Layout } from "../layout/Layout";
import { pagePaths } from "../routes/page-paths";
import { PageHero } from "../sections/page/PageHero";
import { PageHead } from "../seo/PageHead";
import { pageWidth, stack, unbroken } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { colours, fontSizes, sizes, space } from "../theme/tokens";

type Data = Required<Checked<Queries.LegalTemplateQuery>>;

const details = ["proprietor", "postalAddress", "registration", "dataProtection", "guarantee"] as const;

/**
 * The privacy policy or the terms: date of the last change, the company's legal details, and sections of text. One line
 * stands for all details that the owner has not given.
 */
export default function LegalTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { layout, company } = data;
  const { page, breadcrumbs } = legalPage(data);
  const { legalDetails } = layout;
  const { email, phone } = company;
  const given = details.filter((detail) => company.legal?.[detail]);
  const links = [
    {
      words: phone.display,
      link: (
        <a href={phone.telLink} css={unbroken}>
          {phone.display}
        </a>
      ),
    },
    { words: email, link: <EmailLink email={email} /> },
  ];
  const contents = [
    { id: detailsId, title: legalDetails.title },
    ...page.sections.map(({ title }, index) => ({ id: sectionId(index), title })),
  ];
  return (
    <Layout frame={data}>
      <PageHero breadcrumbs={breadcrumbs} headline={page.title} introduction={page.introduction} />
      <div css={ground}>
        <div css={[pageWidth, columns]}>
          <nav aria-labelledby={contentsId} css={contentsStyles}>
            <h2 id={contentsId}>{layout.legalContents}</h2>
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
              {layout.legalUpdated} <time dateTime={page.updated}>{dayInWords(page.updated)}</time>
            </p>
            <section id={detailsId}>
              <h2>{legalDetails.title}</h2>
              {given.length > 0 && (
                <dl css={list}>
                  {given.map((detail) => (
                    <div key={detail}>
                      <dt>{legalDetails[detail]}</dt>
                      <dd>{company.legal?.[detail]}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {given.length < details.length && <p>{legalDetails.missing}</p>}
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
    </Layout>
  );
}

const contentsId = "contents";
const detailsId = "business";

const sectionId = (index: number) => `section-${index + 1}`;

export function Head({ data }: HeadProps<Data>) {
  return <PageHead data={data} {...legalPage(data)} />;
}

/** The content and the breadcrumb of the privacy policy, or of the terms of service. */
function legalPage(data: Data) {
  const page = data.privacyPolicy ?? data.termsOfService;
  const path = data.privacyPolicy ? pagePaths.privacyPolicy : pagePaths.termsOfService;
  return { page, breadcrumbs: [{ name: page.title, path }] };
}

export const query = graphql`
  query LegalTemplate($isPrivacyPolicy: Boolean!) {
    ...Frame
    layout {
      legalUpdated
      legalContents
      legalDetails { title missing proprietor postalAddress registration dataProtection guarantee }
    }
    company { legal { proprietor postalAddress registration dataProtection guarantee } }
    privacyPolicy @include(if: $isPrivacyPolicy) {
      seoTitle seoDescription title introduction updated
      sections { title paragraphs }
    }
    termsOfService @skip(if: $isPrivacyPolicy) {
      seoTitle seoDescription title introduction updated
      sections { title paragraphs }
    }
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
  align-content: start;
  p { max-width: ${sizes.prose}; margin-bottom: ${space.s}; }
`;

const list = css`
  ${stack(space.s)}
  max-width: ${sizes.prose};
  dt { color: ${colours.inkSoft}; }
`;

/** Above the text on phones and, in two columns, on tablets; beside it on desks. */
const contentsStyles = css`
  padding: ${space.m} 0 ${space.xs};
  border-top: 3px solid ${colours.brass};
  h2 { color: ${colours.inkSoft}; }
  a { display: inline-block; padding: ${space.xs} 0; }
  /* Not CSS columns: they are filled anew with every line that arrives. */
  ${from.tablet} { ol { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  ${from.desk} {
    padding-inline: ${space.xs};
    ol { display: block; }
    position: sticky;
    top: calc(${sizes.header} + ${space.m});
    grid-area: 1 / 2;
    align-self: start;
    max-height: calc(100vh - ${sizes.header} - 2 * ${space.m});
    overflow-y: auto;
    scroll-padding: ${space.s} 0;
  }
`;
