import { graphql } from "gatsby";
import type { Checked } from "../content/types/checked";
import { wayTo } from "../layout/frame";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { LegalText } from "../sections/page/LegalText";
import { PageHero } from "../sections/page/PageHero";

interface LegalTemplateProps {
  data: Checked<Queries.LegalTemplateFragment>;
  page: {
    seoTitle: string;
    seoDescription: string;
    title: string;
    introduction: string;
    updated: string;
    sections: readonly Queries.LegalSectionFragment[];
  };
  path: string;
}

/** The privacy policy or the terms of service. */
export function LegalTemplate({ data, page, path }: LegalTemplateProps) {
  const { layout, company } = data;
  return (
    <Layout frame={data}>
      <PageHero
        breadcrumbs={wayTo(data, { name: page.title, path })}
        headline={page.title}
        introduction={page.introduction}
      />
      <LegalText sections={page.sections} updated={page.updated} company={company} words={layout} />
    </Layout>
  );
}

export function LegalHead({ data, page, path }: LegalTemplateProps) {
  const breadcrumbs = wayTo(data, { name: page.title, path });
  return <PageHead {...{ data, page, path, breadcrumbs }} />;
}

export const legalTemplateFragment = graphql`
  fragment LegalTemplate on Query {
    ...Frame
    ...PageHead
    layout { ...LegalTextWords }
    company { ...LegalCompany }
  }
`;
