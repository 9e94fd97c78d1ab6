import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { NonNullFields } from "../content/answer/non-null-fields";
import { Layout } from "../layout/Layout";
import { pagePaths } from "../routes";
import { LegalText } from "../sections/legal/LegalText";
import { Hero } from "../sections/shared/Hero";
import { PageHead } from "../seo/PageHead";

type Data = Required<NonNullFields<Queries.LegalTemplateQuery>>;

/** The privacy policy or the terms of service. */
export default function LegalTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { page, breadcrumbs } = legalPage(data);
  return (
    <Layout frame={data}>
      <Hero breadcrumbs={breadcrumbs} headline={page.title} introduction={page.introduction} />
      <LegalText page={page} words={data.layout} company={data.company} />
    </Layout>
  );
}

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
    layout { ...LegalTextWords }
    company { ...LegalTextCompany }
    privacyPolicy @include(if: $isPrivacyPolicy) {
      seoTitle seoDescription title introduction updated
      sections { ...LegalSection }
    }
    termsOfService @skip(if: $isPrivacyPolicy) {
      seoTitle seoDescription title introduction updated
      sections { ...LegalSection }
    }
  }
`;
