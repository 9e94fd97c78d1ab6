import { graphql } from "gatsby";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
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
        breadcrumbs={{ label: layout.breadcrumbs.label, breadcrumbs: breadcrumbs({ data, page, path }) }}
        headline={page.title}
        introduction={page.introduction}
      />
      <LegalText sections={page.sections} updated={page.updated} company={company} words={layout} />
    </Layout>
  );
}

export function LegalHead({ data, page, path }: LegalTemplateProps) {
  return <PageHead data={data} page={page} path={path} breadcrumbs={breadcrumbs({ data, page, path })} />;
}

function breadcrumbs({ data, page, path }: LegalTemplateProps) {
  return [
    { name: data.layout.breadcrumbs.home, path: pagePaths.home },
    { name: page.title, path },
  ];
}

export const legalTemplateFragment = graphql`
  fragment LegalTemplate on Query {
    ...Frame
    ...PageHead
    layout { breadcrumbs { label home } ...LegalTextWords }
    company { ...LegalCompany }
  }
`;
