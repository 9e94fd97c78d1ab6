import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { NonNullFields } from "../non-null-fields";
import { pagePaths } from "../routes";
import { LegalPage } from "../sections/legal/LegalPage";
import { PageHead } from "../seo/PageHead";

type Data = NonNullFields<Queries.PrivacyPolicyPageQuery>;

export default function PrivacyPolicyPage({ data }: Pick<PageProps<Data>, "data">) {
  return <LegalPage data={data} breadcrumbs={breadcrumbs(data)} />;
}

export function Head({ data }: HeadProps<Data>) {
  return (
    <PageHead data={data} path={pagePaths.privacyPolicy} page={data.page} breadcrumbs={breadcrumbs(data)} />
  );
}

const breadcrumbs = ({ page }: Data) => [{ name: page.title, path: pagePaths.privacyPolicy }];

export const query = graphql`
  query PrivacyPolicyPage {
    ...Frame
    layout { ...LegalTextWords }
    company { ...LegalTextCompany }
    page: privacyPolicy {
      seoTitle seoDescription title introduction updated
      sections { ...LegalSection }
    }
  }
`;
