import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { PageSection } from "../components/PageSection";
import { PointList } from "../components/PointList";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { AdditionalAreas, AreaGroups } from "../sections/area/AreaGroups";
import { rarestHouse } from "../sections/area/area-groups";
import { ClosingCall } from "../sections/page/ClosingCall";
import { lowDrawingSlot, PictureHero } from "../sections/page/PageHero";
import { furtherPictures } from "../sections/project/pictures/choose-pictures";
import { HousePicture, LabelledPicture } from "../sections/project/pictures/LabelledPicture";
import { wideSlot } from "../sections/project/pictures/picture-slots";
import { belowTablet } from "../theme/media-queries";
import { space } from "../theme/tokens";

type Data = Checked<Queries.AreasCoveredPageQuery>;

export default function AreasCoveredPage({ data }: Pick<PageProps<Data>, "data">) {
  const { areasCoveredPage: page, areas, projects, additionalAreas, postcodeCheck } = data;
  const house = rarestHouse(areas.nodes);
  const [wide] = projects.nodes.slice(-1).flatMap(furtherPictures);
  return (
    <Layout frame={data}>
      <PictureHero
        ground="light"
        breadcrumbs={breadcrumbs(data)}
        badges={page.badges.map((badge) => <Badge key={badge}>{badge}</Badge>)}
        headline={page.headline}
        introduction={page.introduction}
        picture={house && <HousePicture house={house} slot={lowDrawingSlot} />}
      />
      <AreaGroups words={page} areas={areas.nodes} postcodeCheck={postcodeCheck} />
      {wide && <LabelledPicture picture={wide} slot={wideSlot} />}
      <AdditionalAreas
        title={page.additionalTitle}
        text={page.additionalText}
        names={additionalAreas.names}
      />
      <PageSection ground="white" title={page.servicesTitle}>
        <div css={inPairs}>
          <PointList
            points={page.services.map(({ icon, value, label }) => ({
              icon,
              title: value,
              description: label,
            }))}
          />
        </div>
      </PageSection>
      <ClosingCall title={page.quoteTitle} text={page.quoteText} words={page} />
    </Layout>
  );
}

/** On phones two in a line, without their drawings: the longest word needs its room. */
const inPairs = css`
  ${belowTablet} {
    ul { gap: ${space.s}; }
    ul > li { flex-basis: 40%; }
    svg { display: none; }
  }
`;

export function Head({ data }: HeadProps<Data>) {
  return (
    <PageHead
      data={data}
      path={pagePaths.areasCovered}
      page={data.areasCoveredPage}
      breadcrumbs={breadcrumbs(data)}
      picture={rarestHouse(data.areas.nodes)?.picture}
    />
  );
}

const breadcrumbs = (data: Data) => [{ name: data.layout.breadcrumbs.areas, path: pagePaths.areasCovered }];

export const query = graphql`
  query AreasCoveredPage {
    ...Frame
    ...PageHead
    areasCoveredPage {
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
      services { icon value label }
      ...AreaGroupWords
    }
    areas: allArea(sort: { name: ASC }) { nodes { ...AreaEntry house { picture { ...DrawnSocialImage } } } }
    projects: allProject(sort: { order: ASC }, skip: 1, limit: 3) { nodes { ...ProjectPictures } }
    additionalAreas { names }
    postcodeCheck { ...PostcodeCheckWords }
  }
`;
