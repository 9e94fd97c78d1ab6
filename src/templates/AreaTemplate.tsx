import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { ButtonAnchor, ButtonLink } from "../components/Button";
import { Icon } from "../components/icon/Icon";
import { fillPlaceholders } from "../content/fields/placeholders";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { homeSection, pagePaths } from "../routes/page-paths";
import { AreaFacts } from "../sections/area/AreaFacts";
import { AreaLinks } from "../sections/area/AreaLinks";
import { AreaServices } from "../sections/area/AreaServices";
import { ClosingCall } from "../sections/page/ClosingCall";
import { PageHero } from "../sections/page/PageHero";
import { Points } from "../sections/page/Points";
import { furtherPictures } from "../sections/project/pictures/further-pictures";
import { HeroPicture } from "../sections/project/pictures/HeroPicture";
import { SidePicture } from "../sections/project/pictures/SidePicture";

type Data = Checked<Queries.AreaTemplateQuery>;

export default function AreaTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { area, page, services, layout, servicePage, portfolioPage, company } = data;
  const [among, beside] = furtherPictures(area.project);
  const shown = { kind: area.project.kind, labels: portfolioPage };
  const postcodes = area.postcodes.join(", ");
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
        actions={
          <>
            <ButtonLink to={homeSection("contact")} variant="brass">
              {page.quoteAction}
            </ButtonLink>
            <ButtonAnchor
              href={company.phone.telLink}
              icon={<Icon name="phone" size={20} />}
              variant="outlineOnBottle"
            >
              {page.callAction}
            </ButtonAnchor>
          </>
        }
      />
      <AreaFacts
        area={area}
        picture={among && <SidePicture picture={among} {...shown} tall />}
        titles={{
          title: here(page.factsTitle),
          homes: page.homesTitle,
          bathrooms: page.bathroomsTitle,
          conservation: page.conservationTitle,
          access: page.accessTitle,
        }}
      />
      <AreaServices
        title={here(page.servicesTitle)}
        introduction={here(page.servicesIntroduction)}
        services={services.nodes}
        nameOf={(service) => fillPlaceholders(here(page.serviceLink), { service })}
        learnMore={servicePage.learnMore}
        labels={portfolioPage}
      />
      <AreaLinks title={here(page.nearbyTitle)} areas={area.nearby} />
      <Points
        title={here(page.reasonsTitle)}
        points={reasons}
        picture={beside && <SidePicture picture={beside} {...shown} tall={reasons.length > 4} />}
      />
      <ClosingCall
        title={here(page.closingTitle)}
        text={here(page.closingText)}
        quoteAction={page.quoteAction}
        callAction={page.callAction}
        telLink={company.phone.telLink}
      />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { area } = data;
  return (
    <PageHead
      data={data}
      path={pagePaths.area(area.slug)}
      title={area.seoTitle}
      description={area.seoDescription}
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
