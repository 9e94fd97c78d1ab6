import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { NonNullFields } from "../non-null-fields";
import { pagePaths } from "../routes";
import { LegalPage } from "../sections/legal/LegalPage";
import { PageHead } from "../seo/PageHead";

type Data = NonNullFields<Queries.TermsOfServicePageQuery>;

export default function TermsOfServicePage({ data }: Pick<PageProps<Data>, "data">) {
  return <LegalPage data={data} breadcrumbs={breadcrumbs(data)} />;
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
