import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { LegalPage, legalBreadcrumbs } from "../sections/page/LegalPage";

type Data = Checked<Queries.TermsOfServicePageQuery>;

export default function TermsOfServicePage({ data }: Pick<PageProps<Data>, "data">) {
  return (
    <Layout frame={data}>
      <LegalPage
        page={data.termsOfService}
        company={data.company}
        words={data.layout}
        path={pagePaths.termsOfService}
      />
    </Layout>
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
      breadcrumbs={legalBreadcrumbs(data.layout, title, pagePaths.termsOfService)}
    />
  );
}

export const query = graphql`
  query TermsOfServicePage {
    ...Frame
    ...PageHead
    termsOfService {
      seoTitle
      seoDescription
      title
      introduction
      updated
      sections { ...LegalSection }
    }
    layout { ...LegalPageWords }
    company { ...LegalDetails ...LegalContact }
  }
`;
