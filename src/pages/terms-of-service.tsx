import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../layout/Layout";
import type { NonNullFields } from "../non-null-fields";
import { pagePaths } from "../routes";
import { LegalText } from "../sections/legal/LegalText";
import { Hero } from "../sections/shared/Hero";
import { PageHead } from "../seo/PageHead";

type Data = NonNullFields<Queries.TermsOfServicePageQuery>;

export default function TermsOfServicePage({ data }: Pick<PageProps<Data>, "data">) {
  const { page } = data;
  return (
    <Layout frame={data}>
      <Hero breadcrumbs={breadcrumbs(data)} headline={page.title} introduction={page.introduction} />
      <LegalText page={page} words={data.layout} company={data.company} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return (
    <PageHead data={data} path={pagePaths.termsOfService} page={data.page} breadcrumbs={breadcrumbs(data)} />
  );
}

const breadcrumbs = ({ page }: Data) => [{ name: page.title, path: pagePaths.termsOfService }];

export const query = graphql`
  query TermsOfServicePage {
    ...Frame
    layout { ...LegalTextWords }
    company { ...LegalTextCompany }
    page: termsOfService {
      seoTitle seoDescription title introduction updated
      sections { ...LegalSection }
    }
  }
`;
