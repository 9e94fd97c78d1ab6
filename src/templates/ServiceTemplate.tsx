import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ButtonAnchor, QuoteLink } from "../components/Button";
import { PageSection } from "../components/PageSection";
import { fillPlaceholders } from "../content/values/placeholders";
import { Layout } from "../layout/Layout";
import type { NonNullFields } from "../non-null-fields";
import { PlanLink } from "../planner/sections/PlanLink";
import { pagePaths } from "../routes";
import { RelatedServices, threeAfter } from "../sections/service/RelatedServices";
import { ServiceChoices } from "../sections/service/ServiceChoices";
import { ServiceClients } from "../sections/service/ServiceClients";
import { ServiceCutaway } from "../sections/service/ServiceCutaway";
import { priceQuestion, ServicePrice } from "../sections/service/ServicePrice";
import { ServiceProcess } from "../sections/service/ServiceProcess";
import { ServiceProject } from "../sections/service/ServiceProject";
import { ServiceTiles } from "../sections/service/ServiceTiles";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { Hero } from "../sections/shared/Hero";
import { QuestionList } from "../sections/shared/QuestionList";
import { Reviews } from "../sections/shared/Reviews";
import { PageHead } from "../seo/PageHead";

type Data = NonNullFields<Queries.ServiceTemplateQuery>;

export default function ServiceTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { service, page, services } = data;
  const { firstPicture, tiles, projects } = service;
  const questions = service.questions ?? [];
  const price = priceQuestion(questions);
  const others = questions.filter((question) => question !== price);
  const withService = (words: string) => fillPlaceholders(words, { service: service.title });
  return (
    <Layout frame={data} subject={service.title}>
      <Hero
        breadcrumbs={breadcrumbs(data)}
        headline={service.headline}
        picture={firstPicture}
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
      <ServicePrice
        question={price}
        rateWords={data.planner}
        features={service.features}
        featuresTitle={page.featuresTitle}
      >
        {service.plannerRoom && data.hasPlanner && (
          <PlanLink room={service.plannerRoom} tiles={tiles}>
            {page.planAction}
          </PlanLink>
        )}
      </ServicePrice>
      <ServiceProcess service={service} />
      {service.cutaways.map((cutaway) => (
        <ServiceCutaway key={cutaway.slug} cutaway={cutaway} />
      ))}
      <ServiceTiles title={withService(page.tilesTitle)} tiles={tiles} note={page.visualisationNote} />
      {service.clients && <ServiceClients clients={service.clients} />}
      <ServiceChoices service={service} />
      <ServiceProject title={withService(page.pictureTitle)} projects={projects} />
      {others.length > 0 && (
        <PageSection background="white" title={withService(page.questionsTitle)} beside>
          <QuestionList questions={others} rateWords={data.planner} />
        </PageSection>
      )}
      <Reviews reviews={service.reviews} title={data.companyPage.reviewsTitle} />
      <RelatedServices
        services={threeAfter(services.nodes, service.slug)}
        areas={data.home.featuredAreas.areas}
        words={{ ...page, areasTitle: withService(page.areasTitle) }}
      />
      <ClosingCall
        company={data.company}
        title={service.closingTitle ?? data.home.contact.title}
        text={service.closingText ?? data.home.contact.introduction}
        words={page}
      />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { service } = data;
  return (
    <PageHead
      data={data}
      path={pagePaths.service(service.slug)}
      page={service}
      breadcrumbs={breadcrumbs(data)}
      picture={service.firstPicture}
      service={{ name: service.title, description: service.introduction }}
    />
  );
}

const breadcrumbs = (data: Data) => [
  { name: data.service.title, path: pagePaths.service(data.service.slug) },
];

export const query = graphql`
  query ServiceTemplate($slug: String!) {
    ...Frame
    company { ...CallsToAction }
    service(slug: { eq: $slug }) {
      slug
      title
      seoTitle
      seoDescription
      headline
      introduction
      closingTitle
      closingText
      plannerRoom
      features
      clients { ...ServiceClients }
      questions { question answer rate { ...RateInAnswer } pricesLink }
      ...ServiceProcess
      ...ServiceChoices
      firstPicture { ...SocialImage ...LabelledPicture }
      projects { ...PortfolioProject }
      tiles { ...ServiceTile ...PlanLinkTile }
      cutaways { ...ServiceCutaway }
      reviews { ...Review }
    }
    page: servicePage {
      quoteAction areasAction planAction featuresTitle questionsTitle relatedTitle areasTitle pictureTitle tilesTitle
      callAction visualisationNote
    }
    services: allService(sort: { order: ASC }) { nodes { slug title } }
    companyPage { reviewsTitle }
    planner: plannerPage { ...RateInAnswerWords }
    home: homePage { contact { title introduction } featuredAreas { areas { name slug } } }
    hasPlanner
  }
`;
