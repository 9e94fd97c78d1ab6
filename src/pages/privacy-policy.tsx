import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Checked } from "../content/checked";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../page-creation/page-paths";
import { LegalTemplate, legalBreadcrumbs } from "../templates/LegalTemplate";

type Data = Checked<Queries.PrivacyPolicyPageQuery>;

export default function PrivacyPolicyPage({ data }: PageProps<Data>) {
  return (
    <LegalTemplate page={data.privacyPolicy} words={data.layout.breadcrumbs} path={pagePaths.privacyPolicy} />
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
      breadcrumbs={legalBreadcrumbs(data.layout.breadcrumbs, title, pagePaths.privacyPolicy)}
    />
  );
}

export const query = graphql`
  query PrivacyPolicyPage {
    ...PageHead
    privacyPolicy {
      seoTitle
      seoDescription
      title
      introduction
      sections { ...LegalSection }
    }
    layout { breadcrumbs { label home } }
  }
`;
