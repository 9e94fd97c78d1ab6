import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { Checked } from "../content/types/checked";
import { pagePaths } from "../routes/page-paths";
import { LegalHead, LegalTemplate } from "../templates/LegalTemplate";

type Data = Checked<Queries.PrivacyPolicyPageQuery>;

export default function PrivacyPolicyPage({ data }: Pick<PageProps<Data>, "data">) {
  return <LegalTemplate data={data} page={data.privacyPolicy} path={pagePaths.privacyPolicy} />;
}

export function Head({ data }: HeadProps<Data>) {
  return <LegalHead data={data} page={data.privacyPolicy} path={pagePaths.privacyPolicy} />;
}

export const query = graphql`
  query PrivacyPolicyPage {
    ...LegalTemplate
    privacyPolicy {
      seoTitle
      seoDescription
      title
      introduction
      updated
      sections { ...LegalSection }
    }
  }
`;
