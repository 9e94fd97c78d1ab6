import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { QuoteLink } from "../components/Button";
import { PageSection } from "../components/PageSection";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { LabelledPicture, secondPicture } from "../pictures/LabelledPicture";
import { PictureViewer } from "../pictures/PictureViewer";
import { visualisationNote } from "../pictures/picture-labels";
import { ProjectFilter } from "../project-filter/ProjectFilter";
import { typeAddress } from "../project-filter/project-types";
import { pagePaths } from "../routes/page-paths";
import { ClosingCall } from "../sections/page/ClosingCall";
import { RoomHero, roomSlot } from "../sections/page/RoomHero";
import { PortfolioProject } from "../sections/portfolio/PortfolioProject";
import { PageHead } from "../seo/PageHead";
import { row } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { space } from "../theme/tokens";

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
          <ul css={list}>
            {projects.map((project, index) => (
              <li key={project.slug} data-type={project.type && typeAddress(project.type)}>
                <PortfolioProject project={project} action={page.viewProject} isWide={index % 3 === 0} />
              </li>
            ))}
          </ul>
        </ProjectFilter>
        <PictureViewer projects={projects} />
      </PageSection>
      <ClosingCall title={page.closingTitle} text={page.closingText} words={page} />
    </Layout>
  );
}

/** Every second project begins with a detail instead of its room, so that no two neighbours look alike. */
function beginningWithDetail<T extends Queries.ProjectPicturesFragment>(project: T, index: number): T {
  const detail = index % 2 === 1 && secondPicture(project);
  if (!detail) return project;
  return { ...project, pictures: [detail, ...project.pictures.filter((picture) => picture !== detail)] };
}

/** Rows of one and two pictures in turn; a picture whose neighbour is filtered out takes the whole row. */
const list = css`
  ${row(`${space.xxl} ${space.l}`)}
  ${from.desk} { row-gap: ${space.section}; }
  > li { flex: 1 1 100%; }
  ${from.tablet} { > li:not(:nth-of-type(3n + 1)) { flex-basis: 40%; } }
`;

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
