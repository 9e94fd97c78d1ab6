import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Checked } from "../content/types/checked";
import { pagePaths } from "../routes/page-paths";
import { LegalHead, LegalTemplate } from "../templates/LegalTemplate";

type Data = Checked<Queries.TermsOfServicePageQuery>;

export default function TermsOfServicePage({ data }: Pick<PageProps<Data>, "data">) {
  return <LegalTemplate data={data} page={data.termsOfService} path={pagePaths.termsOfService} />;
}

export function Head({ data }: HeadProps<Data>) {
  return <LegalHead data={data} page={data.termsOfService} path={pagePaths.termsOfService} />;
}

export const query = graphql`
  query TermsOfServicePage {
    ...LegalTemplate
    termsOfService {
      seoTitle
      seoDescription
      title
      introduction
      updated
      sections { ...LegalSection }
    }
  }
`;
