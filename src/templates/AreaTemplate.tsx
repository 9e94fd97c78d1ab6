import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { CallsToAction } from "../components/CallsToAction";
import { AreaLinks } from "../components/LinkList";
import { PageSection } from "../components/PageSection";
import { PointList } from "../components/TileGrid";
import { fillPlaceholders } from "../content/fields/placeholders";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { AreaFacts } from "../sections/area/AreaFacts";
import { ClosingCall } from "../sections/page/ClosingCall";
import { PageHero } from "../sections/page/PageHero";
import { furtherPictures } from "../sections/project/pictures/choose-pictures";
import { HeroPicture } from "../sections/project/pictures/HeroPicture";
import { LabelledPicture } from "../sections/project/pictures/LabelledPicture";
import { sideSlot, slots } from "../sections/project/pictures/picture-slots";
import { ServiceCards } from "../sections/service/ServiceCards";

type Data = Checked<Queries.AreaTemplateQuery>;

export default function AreaTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { area, page, services, layout, servicePage, portfolioPage, company } = data;
  const [among, beside] = furtherPictures(area.project);
  const postcodes = area.postcodes.join(", ");
  const calls = {
    quoteAction: page.quoteAction,
    callAction: page.callAction,
    telLink: company.phone.telLink,
  };
  const here = (words: string) => fillPlaceholders(words, { area: area.name, postcodes });
  const reasons = page.reasons.map(({ icon, title, description }) => {
    return { icon, title: here(title), description: here(description) };
  });
  return (
    <Layout frame={data} subject={here(page.headline)}>
      <PageHero
        breadcrumbs={{ label: layout.breadcrumbs.label, breadcrumbs: breadcrumbs(data) }}
        badges={<Badge variant="brass">{postcodes}</Badge>}
        headline={here(page.headline)}
        introduction={area.introduction}
        picture={<HeroPicture project={area.project} labels={portfolioPage} />}
        actions={<CallsToAction {...calls} />}
      />
      <AreaFacts
        area={area}
        picture={among && <LabelledPicture {...among} labels={portfolioPage} slot={slots.tallSide} />}
        title={here(page.factsTitle)}
        words={page}
      />
      <PageSection
        ground="white"
        title={here(page.servicesTitle)}
        introduction={here(page.servicesIntroduction)}
      >
        <ServiceCards
          services={services.nodes}
          nameOf={(service) => fillPlaceholders(here(page.serviceLink), { service })}
          learnMore={servicePage.learnMore}
          labels={portfolioPage}
        />
      </PageSection>
      <PageSection title={here(page.nearbyTitle)} aside={<AreaLinks areas={area.nearby} />} />
      <PageSection
        ground="white"
        title={here(page.reasonsTitle)}
        picture={beside && <LabelledPicture {...beside} labels={portfolioPage} slot={sideSlot(reasons)} />}
      >
        <PointList points={reasons} />
      </PageSection>
      <ClosingCall title={here(page.closingTitle)} text={here(page.closingText)} {...calls} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { area } = data;
  return (
    <PageHead
      data={data}
      path={pagePaths.area(area.slug)}
      page={area}
      breadcrumbs={breadcrumbs(data)}
      pictureAlt={area.project.pictures[0]?.alt}
      area={{ ...area, headline: fillPlaceholders(data.page.headline, { area: area.name }) }}
    />
  );
}

function breadcrumbs({ layout, area }: Data) {
  return [
    { name: layout.breadcrumbs.home, path: pagePaths.home },
    { name: layout.breadcrumbs.areas, path: pagePaths.areasCovered },
    { name: area.name, path: pagePaths.area(area.slug) },
  ];
}

export const query = graphql`
  query AreaTemplate($id: String!) {
    ...Frame
    ...PageHead
    area(id: { eq: $id }) {
      slug
      name
      postcodes
      latitude
      longitude
      seoTitle
      seoDescription
      introduction
      nearby { slug name }
      project { ...ProjectPictures }
      ...AreaFacts
    }
    page: areaPage {
      headline
      quoteAction
      callAction
      factsTitle
      homesTitle
      bathroomsTitle
      conservationTitle
      accessTitle
      servicesTitle
      servicesIntroduction
      serviceLink
      reasonsTitle
      reasons { icon title description }
      nearbyTitle
      closingTitle
      closingText
    }
    servicePage { learnMore }
    portfolioPage { ...PictureLabels }
    services: allService(sort: { order: ASC }) { nodes { ...ServiceCard } }
    layout { breadcrumbs { label home areas } }
    company { phone { telLink } }
  }
`;
