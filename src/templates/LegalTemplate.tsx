import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Checked } from "../content/types/checked";
import { wayTo } from "../layout/frame";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { LegalText } from "../sections/page/LegalText";
import { PageHero } from "../sections/page/PageHero";

type Data = Required<Checked<Queries.LegalTemplateQuery>>;

export default function LegalTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { page, breadcrumbs } = legalPage(data);
  return (
    <Layout frame={data}>
      <PageHero breadcrumbs={breadcrumbs} headline={page.title} introduction={page.introduction} />
      <LegalText {...page} company={data.company} words={data.layout} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return <PageHead data={data} {...legalPage(data)} />;
}

/** The privacy policy or the terms of service, whichever was asked for. */
function legalPage(data: Data) {
  const page = data.privacyPolicy ?? data.termsOfService;
  const path = data.privacyPolicy ? pagePaths.privacyPolicy : pagePaths.termsOfService;
  return { page, path, breadcrumbs: wayTo(data, { name: page.title, path }) };
}

export const query = graphql`
  query LegalTemplate($isPrivacyPolicy: Boolean!) {
    ...Frame
    ...PageHead
    layout { ...LegalTextWords }
    company { ...LegalCompany }
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
