import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { opening, PictureLink } from "../components/gallery/PictureLink";
import { PictureViewer } from "../components/gallery/PictureViewer";
import { Link } from "../components/Link";
import { PageSection } from "../components/PageSection";
import { Picture } from "../components/picture/Picture";
import { ShareButton } from "../components/share/ShareButton";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { ClosingCall } from "../sections/page/ClosingCall";
import { PageHero } from "../sections/page/PageHero";
import { ProjectComparison } from "../sections/project/ProjectComparison";
import { ProjectPager } from "../sections/project/ProjectPager";
import { ProjectPictures } from "../sections/project/ProjectPictures";
import { ProjectStory, storySlot } from "../sections/project/ProjectStory";
import {
  furtherPictures,
  leadPicture,
  type ShownPicture,
} from "../sections/project/pictures/choose-pictures";
import { LabelledPicture } from "../sections/project/pictures/LabelledPicture";
import { pictureLabel, visualisationNote } from "../sections/project/pictures/picture-labels";
import { type PictureSlot, slots } from "../sections/project/pictures/picture-slots";
import { portfolioOf } from "../sections/project/project-types";

type Data = Checked<Queries.ProjectTemplateQuery>;

export default function ProjectTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { project, previous, next, page, layout, company } = data;
  const { service, area } = project;
  const [besideStory, ...others] = furtherPictures(project);
  const opens = (picture: ShownPicture["picture"]) => opening(project, picture, page.viewer);
  const shown = (shownPicture: ShownPicture | undefined, slot: PictureSlot) =>
    shownPicture && (
      <LabelledPicture {...shownPicture} labels={page} slot={slot} opens={opens(shownPicture.picture)} />
    );
  return (
    <Layout frame={data} subject={service.title}>
      <PageHero
        banner={shown(leadPicture(project), slots.banner)}
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
      <ProjectComparison project={project} words={page} ground="porcelain" />
      <ProjectStory
        introduction={visualisationNote([project], page.visualisationNote)}
        project={project}
        words={page}
        picture={shown(besideStory, storySlot)}
      />
      {others.length > 0 && (
        <PageSection title={page.picturesTitle}>
          <ProjectPictures
            project={{ ...project, pictures: others.map(({ picture }) => picture) }}
            labels={page}
            viewer={page.viewer}
          />
        </PageSection>
      )}
      {project.pictures
        .filter(({ isBefore }) => isBefore)
        .map((picture) => (
          <PictureLink
            key={picture.alt}
            {...opens(picture)}
            label={pictureLabel(picture, project.kind, page)}
            hidden
          >
            <Picture image={picture.image} alt={picture.alt} sizes="100vw" />
          </PictureLink>
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
    }
    previous: project(id: { eq: $previousId }) { ...ProjectPictures }
    next: project(id: { eq: $nextId }) { ...ProjectPictures }
    page: portfolioPage {
      serviceLabel
      areaLabel
      typeLabel
      picturesTitle
      visualisationNote
      storyTitle
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
