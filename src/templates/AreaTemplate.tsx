import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { Ledger } from "../components/Ledger";
import { areaLinks, LinkList } from "../components/LinkList";
import { filled, PageSection } from "../components/PageSection";
import { PointList } from "../components/PointList";
import { fillPlaceholders } from "../content/fields/placeholders";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { furtherPictures, HousePicture, LabelledPicture } from "../pictures/LabelledPicture";
import { heroSlot, uprightSlot, wideSlot } from "../pictures/picture-slots";
import { pagePaths } from "../routes/page-paths";
import { CallsToAction, ClosingCall } from "../sections/page/ClosingCall";
import { DrawingHero, drawingSlot } from "../sections/page/DrawingHero";
import { PageHero } from "../sections/page/PageHero";
import { Reviews } from "../sections/page/Reviews";
import { ServiceCards } from "../sections/service/ServiceCards";
import { PageHead } from "../seo/PageHead";
import { stack } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { space } from "../theme/tokens";

type Data = Checked<Queries.AreaTemplateQuery>;

export default function AreaTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { area, page, services, servicePage } = data;
  const { house, project } = area;
  const further = project ? furtherPictures(project) : [];
  // Without a house, the page opens with the project. The facts leave room for a picture: a project of one picture shows that one.
  const [lead, amongFacts = house ? lead : undefined, wide] = [project?.pictures[0], ...further];
  const postcodes = new Intl.ListFormat("en-GB").format(area.postcodes);
  const here = (words: string) => fillPlaceholders(words, { area: area.name, postcodes });
  const reasons = page.reasons.map(({ icon, title, description }) => {
    return { icon, title: here(title), description: here(description) };
  });
  const facts = (["homes", "bathrooms", "conservation", "access"] as const).flatMap((fact) => {
    const words = area[fact];
    return words ? { title: page[`${fact}Title`], description: <p>{words}</p> } : [];
  });
  const isShort = Boolean(amongFacts) && facts.length <= 2;
  const half = amongFacts && !isShort ? Math.ceil(facts.length / 2) : facts.length;
  const nearby = area.nearby.length > 0 && (
    <div>
      <h3>{here(page.nearbyTitle)}</h3>
      <LinkList links={areaLinks(area.nearby)} />
    </div>
  );
  const opening = {
    breadcrumbs: breadcrumbs(data),
    badges: <Badge variant="brass">{area.postcodes.join(", ")}</Badge>,
    headline: <KeptTogether words={page.headline} fill={here} />,
    introduction: area.introduction,
    actionsAreInBar: true,
  };
  return (
    <Layout frame={data} subject={here(page.headline)} beginsWithPicture={Boolean(house ?? lead)}>
      {house ? (
        <DrawingHero
          {...opening}
          picture={<HousePicture house={house} slot={drawingSlot} />}
          actions={<CallsToAction words={page} onLight />}
        />
      ) : (
        <PageHero
          {...opening}
          picture={lead && <LabelledPicture picture={lead} slot={heroSlot} />}
          actions={<CallsToAction words={page} />}
        />
      )}
      {facts.length > 0 ? (
        <PageSection title={here(page.factsTitle)}>
          <div css={beside}>
            {isShort ? (
              <div css={withLinks}>
                <Ledger entries={facts} />
                {nearby}
              </div>
            ) : (
              <Ledger entries={facts.slice(0, half)} />
            )}
            {amongFacts && (
              <div css={filled}>
                <LabelledPicture picture={amongFacts} slot={uprightSlot} />
              </div>
            )}
            {half < facts.length && <Ledger entries={facts.slice(half)} />}
            {!isShort && nearby}
          </div>
        </PageSection>
      ) : (
        area.nearby.length > 0 && (
          <PageSection title={here(page.nearbyTitle)} beside>
            <LinkList links={areaLinks(area.nearby)} />
          </PageSection>
        )
      )}
      <PageSection
        ground="white"
        title={here(page.servicesTitle)}
        introduction={here(page.servicesIntroduction)}
      >
        <ServiceCards
          services={services.nodes.map(({ title: service, ...words }) => {
            return { ...words, title: fillPlaceholders(here(page.serviceLink), { service }) };
          })}
          learnMore={servicePage.learnMore}
        />
      </PageSection>
      {wide && <LabelledPicture picture={wide} slot={wideSlot} />}
      <Reviews reviews={area.reviews} words={data.companyPage.reviews} />
      <PageSection title={here(page.reasonsTitle)}>
        <PointList points={reasons} />
      </PageSection>
      <ClosingCall title={here(page.closingTitle)} text={here(page.closingText)} words={page} />
    </Layout>
  );
}

/** Breaks the headline before the place: Bathroom Tiling / in Chelsea. */
function KeptTogether({ words, fill }: { words: string; fill: (words: string) => string }) {
  const [, subject, place] = /^(.+) (\S+ \{area\}.*)$/.exec(words) ?? [];
  if (!subject || !place) return fill(words);
  return (
    <>
      <span css={css`display: inline-block;`}>{subject}</span> {fill(place)}
    </>
  );
}

/**
 * The facts in two halves, each followed by a picture or links, which stand beside it on desks. One or two facts are one half,
 * with the links below them: a picture beside each would be higher than its words.
 */
const beside = css`
  ${stack(space.m)}
  ${from.desk} {
    grid-template-columns: minmax(0, 11fr) minmax(0, 5fr);
    gap: 0 ${space.xxl};
    > :last-child { padding-top: ${space.m}; }
  }
`;

const withLinks = css`${stack(space.l)} align-content: start;`;

export function Head({ data }: HeadProps<Data>) {
  const { area } = data;
  const name = fillPlaceholders(data.page.headline, { area: area.name });
  return (
    <PageHead
      data={data}
      page={area}
      breadcrumbs={breadcrumbs(data)}
      picture={area.house?.picture ?? area.project?.lead}
      service={{ name, description: area.introduction }}
      area={area}
    />
  );
}

const breadcrumbs = (data: Data) => [
  { name: data.layout.breadcrumbs.areas, path: pagePaths.areasCovered },
  { name: data.area.name, path: pagePaths.area(data.area.slug) },
];

export const query = graphql`
  query AreaTemplate($slug: String!) {
    ...Frame
    area(slug: { eq: $slug }) {
      slug
      name
      postcodes
      latitude
      longitude
      seoTitle
      seoDescription
      introduction
      nearby { slug name }
      reviews { ...Review }
      project { ...ProjectPictures lead { ...SocialImage } }
      house { ...HousePicture picture { ...DrawnSocialImage } }
      homes
      bathrooms
      conservation
      access
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
    companyPage { ...ReviewsWords }
    servicePage { learnMore }
    services: allService(sort: { order: ASC }) { nodes { ...ServiceWords } }
  }
`;
