import { graphql, type HeadProps, type PageProps } from "gatsby";
import { QuoteLink } from "../components/Button";
import { PageSection } from "../components/PageSection";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { ClosingCall } from "../sections/page/ClosingCall";
import { PictureHero, roomSlot } from "../sections/page/PageHero";
import { PortfolioProjects } from "../sections/portfolio/PortfolioProjects";
import { LabelledPicture } from "../sections/project/pictures/LabelledPicture";
import { visualisationNote } from "../sections/project/pictures/picture-labels";

type Data = Checked<Queries.PortfolioPageQuery>;

export default function PortfolioPage({ data }: Pick<PageProps<Data>, "data">) {
  const { portfolioPage: page, projects } = data;
  const lead = openingProject(projects.nodes)?.pictures[0];
  return (
    <Layout frame={data}>
      <PictureHero
        breadcrumbs={breadcrumbs(data)}
        headline={page.headline}
        introduction={page.introduction}
        picture={lead && <LabelledPicture picture={lead} slot={roomSlot} />}
        actions={<QuoteLink>{page.quoteAction}</QuoteLink>}
      />
      <PageSection
        title={page.picturesTitle}
        introduction={visualisationNote(projects.nodes, page.visualisationNote)}
      >
        <PortfolioProjects projects={projects.nodes} words={page} />
      </PageSection>
      <ClosingCall title={page.closingTitle} text={page.closingText} words={page} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return (
    <PageHead
      data={data}
      path={pagePaths.portfolio}
      page={data.portfolioPage}
      picture={openingProject(data.projects.nodes)?.lead}
      breadcrumbs={breadcrumbs(data)}
    />
  );
}

/** One whose own pictures stand far below; the last one begins the company's page. */
function openingProject<P>(projects: readonly P[]): P | undefined {
  return projects.at(-2) ?? projects.at(-1);
}

const breadcrumbs = (data: Data) => [{ name: data.layout.breadcrumbs.portfolio, path: pagePaths.portfolio }];

export const query = graphql`
  query PortfolioPage {
    ...Frame
    ...PageHead
    portfolioPage {
      seoTitle
      seoDescription
      headline
      introduction
      picturesTitle
      closingTitle
      closingText
      quoteAction
      ...PortfolioWords
    }
    projects: allProject(sort: { order: ASC }) { nodes { ...PortfolioProject lead { ...SocialImage } } }
  }
`;
