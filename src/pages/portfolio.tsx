import { graphql, type HeadProps, type PageProps } from "gatsby";
import { QuoteLink } from "../components/Button";
import { PageSection } from "../components/PageSection";
import { Layout } from "../layout/Layout";
import type { NonNullFields } from "../non-null-fields";
import { noteIfVisualised } from "../pictures/PictureLabel";
import { pagePaths, parentPages } from "../routes";
import { PortfolioList } from "../sections/portfolio/PortfolioList";
import { ProjectFilter } from "../sections/portfolio/ProjectFilter";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { Hero } from "../sections/shared/Hero";
import { PageHead } from "../seo/PageHead";

type Data = NonNullFields<Queries.PortfolioPageQuery>;

export default function PortfolioPage({ data }: Pick<PageProps<Data>, "data">) {
  const { page } = data;
  const projects = data.projects.nodes;
  const types = [...new Set(projects.flatMap(({ type }) => type ?? []))].sort();
  const note = noteIfVisualised(
    projects.flatMap((project) => project.pictures),
    page.visualisationNote,
  );
  const firstPicture = page.project?.pictures[0];
  return (
    <Layout frame={data}>
      <Hero
        breadcrumbs={breadcrumbs}
        headline={page.headline}
        introduction={page.introduction}
        picture={firstPicture}
        actions={<QuoteLink>{page.quoteAction}</QuoteLink>}
        actionsAreInBar
      />
      <PageSection title={page.picturesTitle} introduction={note}>
        <ProjectFilter types={types} total={projects.length}>
          <PortfolioList projects={projects} types={types} />
        </ProjectFilter>
      </PageSection>
      <ClosingCall
        company={data.company}
        title={page.closingTitle}
        text={page.closingText}
        words={{ quoteAction: page.quoteAction, callAction: data.layout.navigation.call }}
      />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return (
    <PageHead
      data={data}
      path={pagePaths.portfolio}
      page={data.page}
      picture={data.page.project?.firstPicture}
      breadcrumbs={breadcrumbs}
    />
  );
}

const breadcrumbs = [parentPages.portfolio];

export const query = graphql`
  query PortfolioPage {
    ...Frame
    company { ...CallsToAction }
    layout { navigation { call } }
    page: portfolioPage {
      seoTitle
      seoDescription
      headline
      introduction
      project { pictures { ...LabelledPicture } firstPicture { ...SocialImage } }
      picturesTitle
      visualisationNote
      closingTitle
      closingText
      quoteAction
    }
    projects: allProject(sort: { order: ASC }) { nodes { ...PortfolioProject } }
  }
`;
