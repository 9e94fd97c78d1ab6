import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ButtonLink } from "../components/Button";
import { PictureViewer } from "../components/gallery/PictureViewer";
import { fillPlaceholders } from "../content/fields/placeholders";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { homeSection, pagePaths } from "../routes/page-paths";
import { ClosingCall } from "../sections/page/ClosingCall";
import { PageHero } from "../sections/page/PageHero";
import { Points } from "../sections/page/Points";
import { HeroPicture } from "../sections/project/pictures/HeroPicture";
import { SidePicture } from "../sections/project/pictures/SidePicture";
import type { ShownPicture } from "../sections/project/pictures/shown-picture";
import { RelatedServices } from "../sections/service/RelatedServices";
import { ServiceCutaway } from "../sections/service/ServiceCutaway";
import { ServiceFeatures } from "../sections/service/ServiceFeatures";
import { ServiceOptions } from "../sections/service/ServiceOptions";
import { ServicePhases } from "../sections/service/ServicePhases";
import { ServiceProcess } from "../sections/service/ServiceProcess";
import { ServiceProjects } from "../sections/service/ServiceProjects";
import { ServiceQuestions } from "../sections/service/ServiceQuestions";
import { ServiceTiles } from "../sections/service/ServiceTiles";
import { sharedOut } from "../sections/service/shared-out";

type Data = Checked<Queries.ServiceTemplateQuery>;

export default function ServiceTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { service, page, services, projects, tiles, cutaways, portfolioPage, homePage, layout, company } =
    data;
  const [project] = projects.nodes;
  const { benefits, options, work, others } = sharedOut(projects.nodes);
  const beside = (shown: ShownPicture | undefined, tall: boolean) =>
    shown && <SidePicture {...shown} labels={portfolioPage} tall={tall} />;
  const about = (words: string) => fillPlaceholders(words, { service: service.title });
  return (
    <Layout frame={data} subject={service.title}>
      <PageHero
        breadcrumbs={{ label: layout.breadcrumbs.label, breadcrumbs: breadcrumbs(data) }}
        headline={service.headline}
        picture={project && <HeroPicture project={project} labels={portfolioPage} />}
        introduction={service.introduction}
        actions={
          <>
            <ButtonLink to={homeSection("contact")} variant="brass">
              {page.quoteAction}
            </ButtonLink>
            <ButtonLink to={pagePaths.areasCovered} variant="outlineOnBottle">
              {page.areasAction}
            </ButtonLink>
          </>
        }
      />
      <ServiceFeatures service={service} title={page.featuresTitle} />
      <Points
        title={service.benefitsTitle}
        points={service.benefits}
        picture={beside(benefits, service.benefits.length > 4)}
      />
      <ServiceOptions service={service} picture={beside(options, false)} />
      <ServiceTiles title={about(page.tilesTitle)} tiles={tiles.nodes} words={page} gallery={portfolioPage} />
      {cutaways.nodes.map((cutaway) => (
        <ServiceCutaway key={cutaway.slug} cutaway={cutaway} visualisation={portfolioPage.visualisation} />
      ))}
      <ServiceProcess service={service} picture={beside(work, false)} />
      <ServicePhases
        service={service}
        weekLabel={page.weekLabel}
        picture={beside(service.processSteps ? undefined : work, true)}
      />
      <ServiceProjects title={about(page.pictureTitle)} projects={others} words={portfolioPage} />
      <PictureViewer words={portfolioPage.viewer} />
      <ServiceQuestions title={about(page.questionsTitle)} service={service} />
      <RelatedServices
        title={page.relatedTitle}
        learnMore={page.learnMore}
        services={services.nodes}
        current={service.slug}
        labels={portfolioPage}
        areasTitle={about(page.areasTitle)}
        areas={homePage.featuredAreas.areas}
      />
      <ClosingCall
        title={service.closingTitle}
        text={service.closingText}
        quoteAction={page.quoteAction}
        callAction={page.callAction}
        telLink={company.phone.telLink}
      />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { title, slug, introduction, seoTitle, seoDescription } = data.service;
  return (
    <PageHead
      data={data}
      path={pagePaths.service(slug)}
      title={seoTitle}
      description={seoDescription}
      breadcrumbs={breadcrumbs(data)}
      pictureAlt={data.projects.nodes[0]?.pictures[0]?.alt}
      service={{ name: title, description: introduction }}
    />
  );
}

function breadcrumbs({ layout, service }: Data) {
  return [
    { name: layout.breadcrumbs.home, path: pagePaths.home },
    { name: service.title, path: pagePaths.service(service.slug) },
  ];
}

export const query = graphql`
  query ServiceTemplate($id: String!) {
    ...Frame
    ...PageHead
    service(id: { eq: $id }) {
      slug
      title
      seoTitle
      seoDescription
      headline
      introduction
      benefitsTitle
      benefits { icon title description }
      closingTitle
      closingText
      ...ServiceFeatures
      ...ServiceOptions
      ...ServiceProcess
      ...ServicePhases
      ...ServiceQuestions
    }
    page: servicePage {
      quoteAction areasAction featuresTitle questionsTitle relatedTitle learnMore areasTitle pictureTitle tilesTitle
      weekLabel callAction
      ...ServiceTileWords
    }
    services: allService(sort: { order: ASC }) { nodes { ...ServiceCard } }
    projects: allProject(filter: { service: { id: { eq: $id } } }, sort: { order: ASC }) {
      nodes { ...ProjectPictures }
    }
    tiles: allTile(filter: { services: { elemMatch: { id: { eq: $id } } } }, sort: { order: ASC }) {
      nodes { ...ServiceTile }
    }
    cutaways: allCutaway(filter: { services: { elemMatch: { id: { eq: $id } } } }, sort: { order: ASC }) {
      nodes { ...ServiceCutaway }
    }
    portfolioPage { ...ServiceProjectWords }
    homePage { featuredAreas { areas { slug name } } }
    layout { breadcrumbs { label home } }
    company { phone { telLink } }
  }
`;
