import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import { PageSection } from "../components/PageSection";
import { PointList } from "../components/TileGrid";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { PostcodeCheck } from "../postcode-check/PostcodeCheck";
import { pagePaths } from "../routes/page-paths";
import { AdditionalAreas } from "../sections/area/AdditionalAreas";
import { AreaGroups } from "../sections/area/AreaGroups";
import { rarestHouse } from "../sections/area/area-groups";
import { HousePicture } from "../sections/area/HousePicture";
import { ClosingCall } from "../sections/page/ClosingCall";
import { lowDrawingSlot, PictureHero } from "../sections/project/PictureHero";
import { pagePictures } from "../sections/project/pictures/choose-pictures";
import { LabelledPicture } from "../sections/project/pictures/LabelledPicture";
import { wideSlot } from "../sections/project/pictures/picture-slots";
import { belowTablet } from "../theme/media-queries";
import { space } from "../theme/tokens";

type Data = Checked<Queries.AreasCoveredPageQuery>;

export default function AreasCoveredPage({ data }: Pick<PageProps<Data>, "data">) {
  const { areasCoveredPage: page, areas, projects, additionalAreas, layout, company } = data;
  const { portfolioPage, postcodeCheck, areaPage } = data;
  const house = rarestHouse(areas.nodes);
  const { wide } = pagePictures(projects.nodes);
  return (
    <Layout frame={data}>
      <PictureHero
        ground="light"
        breadcrumbs={{ label: layout.breadcrumbs.label, breadcrumbs: breadcrumbs(data) }}
        badges={page.badges.map((badge) => <Badge key={badge}>{badge}</Badge>)}
        headline={page.headline}
        introduction={page.introduction}
        picture={house && <HousePicture house={house} label={areaPage.drawing} slot={lowDrawingSlot} />}
      />
      <AreaGroups
        words={page}
        areas={areas.nodes}
        drawing={areaPage.drawing}
        postcodeCheck={<PostcodeCheck words={postcodeCheck} telLink={company.phone.telLink} />}
      />
      {wide && <LabelledPicture {...wide} labels={portfolioPage} slot={wideSlot} />}
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
      <ClosingCall
        title={page.quoteTitle}
        text={page.quoteText}
        quoteAction={page.quoteAction}
        callAction={page.callAction}
        telLink={company.phone.telLink}
      />
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
      pictureAlt={rarestHouse(data.areas.nodes)?.picture.alt}
    />
  );
}

function breadcrumbs({ layout }: Data) {
  return [
    { name: layout.breadcrumbs.home, path: pagePaths.home },
    { name: layout.breadcrumbs.areas, path: pagePaths.areasCovered },
  ];
}

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
    areaPage { drawing }
    areas: allArea(sort: { name: ASC }) { nodes { ...AreaEntry } }
    projects: allProject(sort: { order: ASC }, skip: 1) { nodes { ...ProjectPictures } }
    portfolioPage { ...PictureLabels }
    additionalAreas { names }
    layout { breadcrumbs { label home areas } }
    company { phone { telLink } }
    postcodeCheck { ...PostcodeCheckWords }
  }
`;
