import { graphql, type HeadProps, type PageProps } from "gatsby";
import { QuoteLink } from "../components/Button";
import { PageSection } from "../components/PageSection";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { LabelledPicture } from "../pictures/LabelledPicture";
import { PictureViewer } from "../pictures/PictureViewer";
import { visualisationNote } from "../pictures/picture-labels";
import { ProjectFilter } from "../project-filter/ProjectFilter";
import { pagePaths } from "../routes/page-paths";
import { ClosingCall } from "../sections/page/ClosingCall";
import { RoomHero, roomSlot } from "../sections/page/RoomHero";
import { beginningWithDetail, PortfolioList } from "../sections/portfolio/PortfolioList";
import { PageHead } from "../seo/PageHead";

type Data = Checked<Queries.PortfolioPageQuery>;

export default function PortfolioPage({ data }: Pick<PageProps<Data>, "data">) {
  const { portfolioPage: page } = data;
  const projects = data.projects.nodes.map(beginningWithDetail);
  const note = visualisationNote(
    projects.flatMap((project) => project.pictures),
    page.visualisationNote,
  );
  const lead = page.project?.pictures[0];
  return (
    <Layout frame={data} beginsWithPicture={Boolean(lead)}>
      <RoomHero
        breadcrumbs={breadcrumbs(data)}
        headline={page.headline}
        introduction={page.introduction}
        picture={lead && <LabelledPicture picture={lead} slot={roomSlot} />}
        actions={<QuoteLink>{page.quoteAction}</QuoteLink>}
        actionsAreInBar
      />
      <PageSection title={page.picturesTitle} introduction={note}>
        <ProjectFilter projects={projects} words={page.typeFilter}>
          <PortfolioList projects={projects} action={page.viewProject} />
        </ProjectFilter>
        <PictureViewer projects={projects} />
      </PageSection>
      <ClosingCall title={page.closingTitle} text={page.closingText} words={page} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return (
    <PageHead
      data={data}
      page={data.portfolioPage}
      picture={data.portfolioPage.project?.lead}
      breadcrumbs={breadcrumbs(data)}
    />
  );
}

const breadcrumbs = (data: Data) => [{ name: data.layout.breadcrumbs.portfolio, path: pagePaths.portfolio }];

export const query = graphql`
  query PortfolioPage {
    ...Frame
    portfolioPage {
      seoTitle
      seoDescription
      headline
      introduction
      project { ...ProjectPictures lead { ...SocialImage } }
      viewProject
      picturesTitle
      visualisationNote
      typeFilter { label all countOfAll countOfOne countOfMany }
      closingTitle
      closingText
      quoteAction
    }
    projects: allProject(sort: { order: ASC }) { nodes { ...PortfolioProject } }
  }
`;
