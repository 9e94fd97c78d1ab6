import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ButtonAnchor } from "../components/Button";
import { QuoteLink } from "../components/CallsToAction";
import { PictureViewer } from "../components/gallery/PictureViewer";
import { PageSection } from "../components/PageSection";
import { PointList } from "../components/TileGrid";
import { QuestionList } from "../components/text/QuestionList";
import { fillPlaceholders } from "../content/fields/placeholders";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { ClosingCall } from "../sections/page/ClosingCall";
import { PageHero } from "../sections/page/PageHero";
import { type ShownPicture, servicePictures } from "../sections/project/pictures/choose-pictures";
import { HeroPicture } from "../sections/project/pictures/HeroPicture";
import { LabelledPicture } from "../sections/project/pictures/LabelledPicture";
import { sideSlot, slots } from "../sections/project/pictures/picture-slots";
import { RelatedServices } from "../sections/service/RelatedServices";
import { ServiceCutaway } from "../sections/service/ServiceCutaway";
import { ServiceFeatures } from "../sections/service/ServiceFeatures";
import { ServicePhases } from "../sections/service/ServicePhases";
import { ServiceProcess } from "../sections/service/ServiceProcess";
import { ServiceProjects } from "../sections/service/ServiceProjects";
import { ServiceTiles } from "../sections/service/ServiceTiles";

type Data = Checked<Queries.ServiceTemplateQuery>;

export default function ServiceTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { service, page, services, projects, tiles, cutaways, portfolioPage, homePage, layout, company } =
    data;
  const [project] = projects.nodes;
  const { benefits, options, work, others } = servicePictures(projects.nodes);
  const beside = (shown: ShownPicture | undefined, slot = slots.side) =>
    shown && <LabelledPicture {...shown} labels={portfolioPage} slot={slot} />;
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
            <QuoteLink>{page.quoteAction}</QuoteLink>
            <ButtonAnchor href={pagePaths.areasCovered} variant="outlineOnBottle">
              {page.areasAction}
            </ButtonAnchor>
          </>
        }
      />
      <ServiceFeatures service={service} title={page.featuresTitle} />
      <PageSection
        ground="white"
        title={service.benefitsTitle}
        picture={beside(benefits, sideSlot(service.benefits))}
      >
        <PointList points={service.benefits} />
      </PageSection>
      <PageSection title={service.optionsTitle} picture={beside(options)}>
        <PointList points={service.options} />
      </PageSection>
      <ServiceTiles title={about(page.tilesTitle)} tiles={tiles.nodes} words={page} gallery={portfolioPage} />
      {cutaways.nodes.map((cutaway) => (
        <ServiceCutaway key={cutaway.slug} cutaway={cutaway} visualisation={portfolioPage.visualisation} />
      ))}
      <ServiceProcess service={service} picture={beside(work)} />
      <ServicePhases
        service={service}
        weekLabel={page.weekLabel}
        picture={beside(service.processSteps ? undefined : work, slots.tallSide)}
      />
      <ServiceProjects title={about(page.pictureTitle)} projects={others} words={portfolioPage} />
      <PictureViewer words={portfolioPage.viewer} />
      {service.questions && (
        <PageSection ground="white" title={about(page.questionsTitle)} beside>
          <QuestionList questions={service.questions} />
        </PageSection>
      )}
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
  const { title, slug, introduction } = data.service;
  return (
    <PageHead
      data={data}
      path={pagePaths.service(slug)}
      page={data.service}
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
      optionsTitle
      options { title description }
      questions { question answer }
      ...ServiceFeatures
      ...ServiceProcess
      ...ServicePhases
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
