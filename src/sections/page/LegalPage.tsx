import { graphql } from "gatsby";
import type { Breadcrumb } from "../../routes/breadcrumb";
import { pagePaths } from "../../routes/page-paths";
import { LegalText } from "./LegalText";
import { PageHero } from "./PageHero";

interface LegalPageProps {
  page: {
    title: string;
    introduction: string;
    updated: string;
    sections: readonly Queries.LegalSectionFragment[];
  };
  company: Queries.LegalDetailsFragment & Queries.LegalContactFragment;
  words: Queries.LegalPageWordsFragment;
  path: string;
}

/** The privacy policy or the terms of service: a title, who is behind the site, and plain sections. */
export function LegalPage({ page, company, words, path }: LegalPageProps) {
  const { title, introduction, updated, sections } = page;
  const breadcrumbs = legalBreadcrumbs(words, title, path);
  return (
    <>
      <PageHero
        breadcrumbs={{ label: words.breadcrumbs.label, breadcrumbs }}
        headline={title}
        introduction={introduction}
      />
      <LegalText sections={sections} updated={updated} company={company} words={words} />
    </>
  );
}

/** From the home page to a legal page. */
export function legalBreadcrumbs(
  { breadcrumbs }: Queries.LegalPageWordsFragment,
  title: string,
  path: string,
): Breadcrumb[] {
  return [
    { name: breadcrumbs.home, path: pagePaths.home },
    { name: title, path },
  ];
}

export const legalPageWordsFragment = graphql`
  fragment LegalPageWords on Layout {
    breadcrumbs { label home }
    ...LegalTextWords
  }
`;
