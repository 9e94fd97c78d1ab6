import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { PageSection } from "../components/PageSection";
import { PointList } from "../components/PointList";
import { Layout } from "../layout/Layout";
import type { NonNullFields } from "../non-null-fields";
import { secondPicture } from "../pictures/project-pictures";
import { pagePaths, parentPages } from "../routes";
import { AdditionalAreas } from "../sections/area/AdditionalAreas";
import { AreaGroups } from "../sections/area/AreaGroups";
import { ClosingCall } from "../sections/shared/ClosingCall";
import { Hero } from "../sections/shared/Hero";
import { PictureBand } from "../sections/shared/PictureBand";
import { PageHead } from "../seo/PageHead";

type Data = NonNullFields<Queries.AreasCoveredPageQuery>;

export default function AreasCoveredPage({ data }: Pick<PageProps<Data>, "data">) {
  const { page, areas } = data;
  return (
    <Layout frame={data}>
      <Hero
        breadcrumbs={breadcrumbs}
        badges={page.badges.length > 0 && page.badges.map((badge) => <Badge key={badge}>{badge}</Badge>)}
        headline={page.headline}
        introduction={page.introduction}
        house={lastHouse(data)}
        picture={page.wideProject?.pictures[0]}
      />
      <AreaGroups words={page} areas={areas.nodes} postcodeData={data} />
      <PictureBand picture={secondPicture(page.wideProject)} />
      {data.additionalAreas.names.length > 0 && (
        <PageSection title={page.additionalTitle} introduction={page.additionalText} beside>
          <AdditionalAreas names={data.additionalAreas.names} />
        </PageSection>
      )}
      {page.servicesTitle && page.services.length > 0 && (
        <PageSection background="white" title={page.servicesTitle}>
          <PointList points={page.services} />
        </PageSection>
      )}
      <ClosingCall company={data.company} title={page.quoteTitle} text={page.quoteText} words={page} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return (
    <PageHead
      data={data}
      path={pagePaths.areasCovered}
      page={data.page}
      breadcrumbs={breadcrumbs}
      picture={lastHouse(data)?.picture ?? data.page.wideProject?.firstPicture}
    />
  );
}

/** Each group shows its first house: with the last one, the page seldom shows a house twice. */
const lastHouse = ({ areas }: Data) => areas.nodes.flatMap(({ house }) => house ?? []).at(-1);

const breadcrumbs = [parentPages.areas];

export const query = graphql`
  query AreasCoveredPage {
    ...Frame
    company { ...CallsToAction }
    page: areasCoveredPage {
      seoTitle
      seoDescription
      headline
      introduction
      badges
      quoteTitle
      quoteText
      callAction
      quoteAction
      additionalTitle
      additionalText
      servicesTitle
      services { icon title description }
      ...AreaGroups
      wideProject { ...ProjectPictures firstPicture { ...SocialImage } }
    }
    areas: allArea(sort: { name: ASC }) { nodes { ...AreaEntry house { picture { ...DrawnSocialImage } } } }
    additionalAreas { names }
    ...PostcodeCheck
  }
`;
