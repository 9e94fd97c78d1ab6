import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { QuoteLink } from "../components/Button";
import { Layout } from "../layout/Layout";
import type { NonNullFields } from "../non-null-fields";
import { PictureViewer } from "../pictures/PictureViewer";
import { pagePaths, parentPages } from "../routes";
import { ProjectComparison } from "../sections/project/ProjectComparison";
import { ProjectFacts } from "../sections/project/ProjectFacts";
import { ProjectPager } from "../sections/project/ProjectPager";
import { ProjectStory } from "../sections/project/ProjectStory";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { Hero } from "../sections/shared/Hero";
import { PageHead } from "../seo/PageHead";

type Data = NonNullFields<Queries.ProjectTemplateQuery>;

export default function ProjectTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { project, previous, next, page } = data;
  const [firstPicture] = project.pictures;
  return (
    <Layout frame={data} subject={project.service.title}>
      <Hero
        picture={firstPicture}
        opensViewer
        breadcrumbs={breadcrumbs(data)}
        badges={project.type && <Badge variant="brass">{project.type}</Badge>}
        headline={project.title}
        introduction={project.description}
        actions={
          <>
            <ProjectFacts project={project} />
            <QuoteLink>{page.quoteAction}</QuoteLink>
          </>
        }
      />
      <ProjectStory project={project} words={page} />
      <ProjectComparison project={project} words={page.comparison} />
      <PictureViewer title={project.title} />
      <ProjectPager project={project} previous={previous} next={next} />
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
      path={pagePaths.project(data.project.slug)}
      page={data.project}
      picture={data.project.firstPicture}
      breadcrumbs={breadcrumbs(data)}
    />
  );
}

const breadcrumbs = (data: Data) => [
  parentPages.portfolio,
  { name: data.project.title, path: pagePaths.project(data.project.slug) },
];

export const query = graphql`
  query ProjectTemplate($slug: String!, $previous: String!, $next: String!) {
    ...Frame
    company { ...CallsToAction }
    layout { navigation { call } }
    project(slug: { eq: $slug }) {
      seoTitle
      seoDescription
      type
      description
      service { title }
      ...ProjectFacts
      ...ProjectPictures
      ...ProjectComparison
      firstPicture { ...SocialImage }
      ...ProjectStory
    }
    previous: project(slug: { eq: $previous }) { ...ProjectPictures }
    next: project(slug: { eq: $next }) { ...ProjectPictures }
    page: portfolioPage {
      ...ProjectStoryWords
      ...ComparisonWords
      closingTitle
      closingText
      quoteAction
    }
  }
`;
