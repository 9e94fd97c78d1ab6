import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { HiddenPicture, opening } from "../components/gallery/PictureLink";
import { PictureViewer } from "../components/gallery/PictureViewer";
import { Link } from "../components/Link";
import { ShareButton } from "../components/share/ShareButton";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { ClosingCall } from "../sections/page/ClosingCall";
import { PictureHero, roomSlot } from "../sections/project/PictureHero";
import { ProjectComparison } from "../sections/project/ProjectComparison";
import { ProjectPager } from "../sections/project/ProjectPager";
import { ProjectStory, storySlot } from "../sections/project/ProjectStory";
import {
  furtherPictures,
  leadPicture,
  type ShownPicture,
} from "../sections/project/pictures/choose-pictures";
import { LabelledPicture } from "../sections/project/pictures/LabelledPicture";
import { pictureLabel, visualisationNote } from "../sections/project/pictures/picture-labels";
import type { PictureSlot } from "../sections/project/pictures/picture-slots";
import { portfolioOf } from "../sections/project/project-types";
import { SetOut } from "../sections/project/SetOut";

type Data = Checked<Queries.ProjectTemplateQuery>;

export default function ProjectTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { project, previous, next, page, layout, company } = data;
  const { service, area } = project;
  const further = furtherPictures(project);
  const opens = (picture: ShownPicture["picture"]) => opening(project, picture, page.viewer);
  const shown = (shownPicture: ShownPicture | undefined, slot: PictureSlot, labelIsSaid = true) =>
    shownPicture && (
      <LabelledPicture
        {...shownPicture}
        labels={page}
        labelIsSaid={labelIsSaid}
        slot={slot}
        opens={opens(shownPicture.picture)}
      />
    );
  return (
    <Layout frame={data} subject={service.title}>
      <PictureHero
        picture={
          <>
            {shown(leadPicture(project), roomSlot, false)}
            <SetOut project={project} words={page} />
          </>
        }
        breadcrumbs={{ label: layout.breadcrumbs.label, breadcrumbs: breadcrumbs(data) }}
        badges={<Badge variant="brass">{project.type}</Badge>}
        headline={project.title}
        introduction={project.description}
        actions={
          <>
            <p>
              {page.serviceLabel}: <Link to={pagePaths.service(service.slug)}>{service.title}</Link>
              {" · "}
              {page.areaLabel}: <Link to={pagePaths.area(area.slug)}>{area.name}</Link>
              {" · "}
              {page.typeLabel}: <Link to={portfolioOf(project.type)}>{project.type}</Link>
            </p>
            <ShareButton title={project.title} words={page.share} />
          </>
        }
      />
      <ProjectStory
        introduction={visualisationNote([project], page.visualisationNote)}
        project={project}
        words={page}
        pictures={further.map((picture) => shown(picture, storySlot))}
      />
      <ProjectComparison project={project} words={page} ground="porcelain" />
      {project.pictures
        .filter(({ isBefore }) => isBefore)
        .map((picture) => (
          <HiddenPicture
            key={picture.alt}
            {...opens(picture)}
            picture={picture}
            label={pictureLabel(picture, project.kind, page)}
          />
        ))}
      <PictureViewer words={page.viewer} />
      <ProjectPager words={page} previous={previous} next={next} />
      <ClosingCall
        title={page.closingTitle}
        text={page.closingText}
        quoteAction={page.quoteAction}
        callAction={layout.navigation.call}
        telLink={company.phone.telLink}
      />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return (
    <PageHead
      data={data}
      path={pagePaths.project(data.project.slug)}
      page={data.project}
      pictureAlt={data.project.pictures[0]?.alt}
      breadcrumbs={breadcrumbs(data)}
    />
  );
}

function breadcrumbs({ layout, project }: Data) {
  return [
    { name: layout.breadcrumbs.home, path: pagePaths.home },
    { name: layout.breadcrumbs.portfolio, path: pagePaths.portfolio },
    { name: project.title, path: pagePaths.project(project.slug) },
  ];
}

export const query = graphql`
  query ProjectTemplate($id: String!, $previousId: String!, $nextId: String!) {
    ...Frame
    ...PageHead
    project(id: { eq: $id }) {
      slug
      title
      type
      description
      seoTitle
      seoDescription
      service { slug title }
      area { slug name }
      ...ProjectComparison
      ...ProjectPictures
      ...ProjectStory
      ...SetOutProject
    }
    previous: project(id: { eq: $previousId }) { ...ProjectPictures }
    next: project(id: { eq: $nextId }) { ...ProjectPictures }
    page: portfolioPage {
      serviceLabel
      areaLabel
      typeLabel
      visualisationNote
      storyTitle setOut setOutLines
      roomTitle
      tileTitle
      workTitle
      previous
      next
      closingTitle
      closingText
      quoteAction
      ...ComparisonWords
      ...ViewerWords
      share { action copied failed }
    }
    layout { breadcrumbs { label home portfolio } navigation { call } }
    company { phone { telLink } }
  }
`;
