import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { PageSection } from "../components/PageSection";
import { PointList } from "../components/PointList";
import { fillPlaceholders } from "../content/values/placeholders";
import { Layout } from "../layout/Layout";
import type { NonNullFields } from "../non-null-fields";
import { secondPicture } from "../pictures/project-pictures";
import { pagePaths, parentPages } from "../routes";
import { AreaFacts } from "../sections/area/AreaFacts";
import { CallsToAction } from "../sections/shared/CallsToAction";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { Hero } from "../sections/shared/Hero";
import { Reviews } from "../sections/shared/Reviews";
import { ServiceCards } from "../sections/shared/ServiceCards";
import { PageHead } from "../seo/PageHead";

type Data = NonNullFields<Queries.AreaTemplateQuery>;

export default function AreaTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { area, page, services } = data;
  const { house, project } = area;
  const firstPicture = project?.pictures[0];
  // A project of one picture shows it beside the facts if a house opens the page.
  const besideFacts = secondPicture(project) ?? (house ? firstPicture : undefined);
  const postcodes = new Intl.ListFormat("en-GB").format(area.postcodes);
  const withArea = (words: string) => fillPlaceholders(words, { area: area.name, postcodes });
  const reasons = page.reasons.map(({ icon, title, description }) => {
    return { icon, title: withArea(title), description: withArea(description) };
  });
  return (
    <Layout frame={data} subject={withArea(page.headline)}>
      <Hero
        breadcrumbs={breadcrumbs(data)}
        badges={<Badge variant="brass">{area.postcodes.join(", ")}</Badge>}
        headline={withArea(page.headline)}
        introduction={area.introduction}
        house={house}
        picture={firstPicture}
        actions={<CallsToAction company={data.company} words={page} onLight={Boolean(house)} />}
        actionsAreInBar
      />
      <AreaFacts area={area} words={page} picture={besideFacts} withArea={withArea} />
      <PageSection
        background="white"
        title={withArea(page.servicesTitle)}
        introduction={withArea(page.servicesIntroduction)}
      >
        <ServiceCards services={services.nodes} />
      </PageSection>
      <Reviews reviews={area.reviews} title={data.companyPage.reviewsTitle} />
      <PageSection title={withArea(page.reasonsTitle)}>
        <PointList points={reasons} />
      </PageSection>
      <ClosingCall
        company={data.company}
        title={withArea(page.closingTitle)}
        text={page.closingText && withArea(page.closingText)}
        words={page}
      />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { area } = data;
  const name = fillPlaceholders(data.page.headline, { area: area.name });
  return (
    <PageHead
      data={data}
      path={pagePaths.area(area.slug)}
      page={area}
      breadcrumbs={breadcrumbs(data)}
      picture={area.house?.picture ?? area.project?.firstPicture}
      service={{ name, description: area.introduction }}
      area={area}
    />
  );
}

const breadcrumbs = (data: Data) => [
  parentPages.areas,
  { name: data.area.name, path: pagePaths.area(data.area.slug) },
];

export const query = graphql`
  query AreaTemplate($slug: String!) {
    ...Frame
    company { ...CallsToAction }
    area(slug: { eq: $slug }) {
      slug
      name
      postcodes
      latitude
      longitude
      seoTitle
      seoDescription
      introduction
      reviews { ...Review }
      project { ...ProjectPictures firstPicture { ...SocialImage } }
      house { ...HousePicture picture { ...DrawnSocialImage } }
      ...AreaFacts
    }
    page: areaPage {
      headline
      quoteAction
      callAction
      ...AreaFactsWords
      servicesTitle
      servicesIntroduction
      reasonsTitle
      reasons { icon title description }
      closingTitle
      closingText
    }
    companyPage { reviewsTitle }
    services: allService(sort: { order: ASC }) { nodes { ...ServiceWords } }
  }
`;
