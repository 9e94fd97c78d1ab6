import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Checked } from "../content/checked";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../page-creation/page-paths";
import { LegalTemplate, legalBreadcrumbs } from "../templates/LegalTemplate";

type Data = Checked<Queries.TermsOfServicePageQuery>;

export default function TermsOfServicePage({ data }: PageProps<Data>) {
  return (
    <LegalTemplate
      page={data.termsOfService}
      words={data.layout.breadcrumbs}
      path={pagePaths.termsOfService}
    />
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { seoTitle, seoDescription, title } = data.termsOfService;
  return (
    <PageHead
      data={data}
      path={pagePaths.termsOfService}
      title={seoTitle}
      description={seoDescription}
      breadcrumbs={legalBreadcrumbs(data.layout.breadcrumbs, title, pagePaths.termsOfService)}
    />
  );
}

export const query = graphql`
  query TermsOfServicePage {
    ...PageHead
    termsOfService {
      seoTitle
      seoDescription
      title
      introduction
      sections { ...LegalSection }
    }
    layout { breadcrumbs { label home } }
  }
`;
