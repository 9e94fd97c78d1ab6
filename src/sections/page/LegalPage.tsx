import { Layout } from "../layout/Layout";
import { pagePaths } from "../page-creation/page-paths";
import { LegalText } from "../sections/LegalText";
import { PageHero } from "../sections/PageHero";

interface BreadcrumbWords {
  label: string;
  home: string;
}

interface LegalTemplateProps {
  page: {
    title: string;
    introduction: string;
    sections: readonly Queries.LegalSectionFragment[];
  };
  words: BreadcrumbWords;
  path: string;
}

/** The privacy policy and the terms of service: a title and plain sections. */
export function LegalTemplate({ page, words, path }: LegalTemplateProps) {
  const breadcrumbs = legalBreadcrumbs(words, page.title, path);
  return (
    <Layout>
      <PageHero
        breadcrumbs={{ label: words.label, breadcrumbs }}
        headline={page.title}
        introduction={page.introduction}
      />
      <LegalText sections={page.sections} />
    </Layout>
  );
}

export function legalBreadcrumbs({ home }: BreadcrumbWords, title: string, path: string) {
  return [
    { name: home, path: pagePaths.home },
    { name: title, path },
  ];
}
