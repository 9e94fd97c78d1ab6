import { graphql, type HeadProps, Link, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { PageSection } from "../components/PageSection";
import { ShareButton } from "../components/ShareButton";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { ClosingCall } from "../sections/page/ClosingCall";
import { PageHero } from "../sections/page/PageHero";
import { ProjectComparison } from "../sections/project/ProjectComparison";
import { ProjectPager } from "../sections/project/ProjectPager";
import { ProjectPictures } from "../sections/project/ProjectPictures";
import { ProjectStory } from "../sections/project/ProjectStory";
import { portfolioOf } from "../sections/project/project-types";
import { visualisationNote } from "../sections/project/visualisation-note";

type Data = Checked<Queries.ProjectTemplateQuery>;

export default function ProjectTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { project, previous, next, page, layout, company } = data;
  const { service, area } = project;
  return (
    <Layout subject={service.title}>
      <PageHero
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
      <ProjectComparison project={project} words={page.comparison} visualisation={page.visualisation} />
      <PageSection title={page.picturesTitle} {...visualisationNote([project], page.visualisationNote)}>
        <ProjectPictures
          project={project}
          visualisation={page.visualisation}
          viewer={page.viewer}
          leading={!project.beforeAndAfter}
        />
      </PageSection>
      <ProjectStory
        title={page.storyTitle}
        project={project}
        titles={{ room: page.roomTitle, tile: page.tileTitle, work: page.workTitle }}
      />
      <ProjectPager labels={{ previous: page.previous, next: page.next }} previous={previous} next={next} />
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
  const { slug, seoTitle, seoDescription } = data.project;
  return (
    <PageHead
      data={data}
      path={pagePaths.project(slug)}
      title={seoTitle}
      description={seoDescription}
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
    previous: project(id: { eq: $previousId }) { slug title }
    next: project(id: { eq: $nextId }) { slug title }
    page: portfolioPage {
      serviceLabel
      areaLabel
      typeLabel
      picturesTitle
      visualisation
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
