import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { LegalPage, legalBreadcrumbs } from "../sections/page/LegalPage";

type Data = Checked<Queries.PrivacyPolicyPageQuery>;

export default function PrivacyPolicyPage({ data }: Pick<PageProps<Data>, "data">) {
  return (
    <Layout frame={data}>
      <LegalPage
        page={data.privacyPolicy}
        company={data.company}
        words={data.layout}
        path={pagePaths.privacyPolicy}
      />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { seoTitle, seoDescription, title } = data.privacyPolicy;
  return (
    <PageHead
      data={data}
      path={pagePaths.privacyPolicy}
      title={seoTitle}
      description={seoDescription}
      breadcrumbs={legalBreadcrumbs(data.layout, title, pagePaths.privacyPolicy)}
    />
  );
}

export const query = graphql`
  query PrivacyPolicyPage {
    ...Frame
    ...PageHead
    privacyPolicy {
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
