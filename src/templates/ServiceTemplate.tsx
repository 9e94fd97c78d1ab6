import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ButtonAnchor, QuoteLink } from "../components/Button";
import { Ledger } from "../components/Ledger";
import { areaLinks, LinkList } from "../components/LinkList";
import { PageSection } from "../components/PageSection";
import { PointList } from "../components/PointList";
import { QuestionList } from "../components/text/QuestionList";
import { fillPlaceholders } from "../content/fields/placeholders";
import type { Checked } from "../content/types/checked";
import { hasPlanner } from "../layout/frame";
import { Layout } from "../layout/Layout";
import { pagePaths } from "../routes/page-paths";
import { ClosingCall } from "../sections/page/ClosingCall";
import { PageHero } from "../sections/page/PageHero";
import { Reviews } from "../sections/page/Reviews";
import { PlannerSection } from "../sections/planner/PlannerSection";
import { PortfolioProject } from "../sections/portfolio/PortfolioProject";
import { LabelledPicture, secondPicture } from "../sections/project/pictures/LabelledPicture";
import { PictureViewer } from "../sections/project/pictures/PictureViewer";
import { visualisationNote } from "../sections/project/pictures/picture-labels";
import { heroSlot, uprightSlot } from "../sections/project/pictures/picture-slots";
import { ServiceCards, threeAfter } from "../sections/service/ServiceCards";
import { ServiceClients } from "../sections/service/ServiceClients";
import { ServiceCourse } from "../sections/service/ServiceCourse";
import { ServiceCutaway } from "../sections/service/ServiceCutaway";
import { ServiceTiles } from "../sections/service/ServiceTiles";
import { PageHead } from "../seo/PageHead";
import { remark } from "../theme/arrangements";
import { space } from "../theme/tokens";

type Data = Checked<Queries.ServiceTemplateQuery>;

export default function ServiceTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { service, page, services, projects, tiles, portfolioPage } = data;
  const others = projects.nodes.slice(1);
  const lead = leadOf(data);
  const related = threeAfter(services.nodes, service.slug);
  const note = visualisationNote(
    others.flatMap((other) => other.pictures),
    portfolioPage.visualisationNote,
  );
  const about = (words: string) => fillPlaceholders(words, { service: service.title });
  return (
    <Layout frame={data} subject={service.title} beginsWithPicture={Boolean(lead)}>
      <PageHero
        breadcrumbs={breadcrumbs(data)}
        headline={service.headline}
        picture={lead && <LabelledPicture picture={lead} slot={heroSlot} />}
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
      <ServiceCourse service={service} words={page} project={projects.nodes.find(secondPicture)} />
      {data.cutaways.nodes.map((cutaway) => (
        <ServiceCutaway key={cutaway.slug} cutaway={cutaway} words={page} />
      ))}
      {service.clients && <ServiceClients clients={service.clients} />}
      <ServiceTiles title={about(page.tilesTitle)} tiles={tiles.nodes} words={page} />
      <PlannerSection words={data.planner} tiles={tiles.nodes} room={service.plan} tile={service.planTile} />
      {service.optionsTitle && service.options && service.options.length > 0 && (
        <PageSection
          title={service.optionsTitle}
          aside={
            service.optionsPicture && <LabelledPicture picture={service.optionsPicture} slot={uprightSlot} />
          }
          beside
        >
          <Ledger entries={service.options} />
        </PageSection>
      )}
      {others.length > 0 && (
        <PageSection title={about(page.pictureTitle)}>
          {others.map((other) => (
            <PortfolioProject key={other.slug} project={other} isWide />
          ))}
          {note && <p css={remark}>{note}</p>}
        </PageSection>
      )}
      {(service.process ?? service.phases) && service.benefitsTitle && service.benefits && (
        <PageSection title={service.benefitsTitle}>
          <PointList points={service.benefits} />
        </PageSection>
      )}
      <Reviews reviews={data.reviews.nodes} />
      {related.length > 0 ? (
        <PageSection title={page.relatedTitle}>
          <ServiceCards services={related} learnMore={page.learnMore} />
          <h3 css={areasTitle}>{about(page.areasTitle)}</h3>
          <LinkList links={areaLinks(data.homePage.featuredAreas.areas)} />
        </PageSection>
      ) : (
        <PageSection title={about(page.areasTitle)} beside>
          <LinkList links={areaLinks(data.homePage.featuredAreas.areas)} />
        </PageSection>
      )}
      <PictureViewer projects={others} />
      {service.questions && (
        <PageSection ground="white" title={about(page.questionsTitle)} beside>
          <QuestionList questions={service.questions} rateWords={data.planner} hasPrices={hasPlanner(data)} />
        </PageSection>
      )}
      <ClosingCall
        title={service.closingTitle ?? data.home.contact.title}
        text={service.closingText ?? data.home.contact.introduction}
        words={page}
      />
    </Layout>
  );
}

const areasTitle = css`margin: ${space.xl} 0 ${space.m};`;

export function Head({ data }: HeadProps<Data>) {
  const { service } = data;
  return (
    <PageHead
      data={data}
      page={service}
      breadcrumbs={breadcrumbs(data)}
      picture={leadOf(data)}
      service={{ name: service.title, description: service.introduction }}
    />
  );
}

/** The first picture of the first project that shows this service. */
const leadOf = (data: Data) => data.first.nodes[0]?.lead;

const breadcrumbs = (data: Data) => [
  { name: data.service.title, path: pagePaths.service(data.service.slug) },
];

export const query = graphql`
  query ServiceTemplate($id: String!) {
    ...Frame
    service(id: { eq: $id }) {
      slug
      title
      seoTitle
      seoDescription
      headline
      introduction
      closingTitle
      closingText
      plan
      planTile { ...PlannedTile }
      optionsTitle
      options { title description }
      optionsPicture { ...ProjectPicture }
      clients { ...ServiceClients }
      questions { question answer rate { ...RateInAnswer } pricesLink }
      ...ServiceCourse
    }
    page: servicePage {
      quoteAction areasAction featuresTitle questionsTitle relatedTitle learnMore areasTitle pictureTitle tilesTitle
      weekLabel callAction layerLabel missingLabel visualisationNote suitsLabel avoidLabel
    }
    services: allService(sort: { order: ASC }) { nodes { ...ServiceCard } }
    projects: allProject(filter: { service: { id: { eq: $id } } }, sort: { order: ASC }) {
      nodes { ...PortfolioProject }
    }
    first: allProject(filter: { service: { id: { eq: $id } } }, sort: { order: ASC }, limit: 1) {
      nodes { lead { ...SocialImage ...FirstPicture } }
    }
    tiles: allTile(filter: { services: { elemMatch: { id: { eq: $id } } } }, sort: { order: ASC }) {
      nodes { ...ServiceTile ...PlannedTile }
    }
    cutaways: allCutaway(filter: { services: { elemMatch: { id: { eq: $id } } } }, sort: { order: ASC }) {
      nodes { ...ServiceCutaway }
    }
    reviews: allReview(filter: { service: { id: { eq: $id } } }, sort: { date: DESC }, limit: 1) {
      nodes { ...Review }
    }
    planner: plannerPage { ...PlannerWords ...RateInAnswerWords }
    home: homePage { contact { title introduction } }
  }
`;
