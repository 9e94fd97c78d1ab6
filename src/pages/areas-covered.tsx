import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Badge } from "../components/Badge";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { PostcodeCheck } from "../postcode-check/PostcodeCheck";
import { pagePaths } from "../routes/page-paths";
import { AdditionalAreas } from "../sections/area/AdditionalAreas";
import { AreaCards } from "../sections/area/AreaCards";
import { ServicesStrip } from "../sections/area/ServicesStrip";
import { ClosingCall } from "../sections/page/ClosingCall";
import { PageHero } from "../sections/page/PageHero";
import { pagePictures } from "../sections/project/pictures/choose-pictures";
import { LabelledPicture } from "../sections/project/pictures/LabelledPicture";
import { slots } from "../sections/project/pictures/picture-slots";

type Data = Checked<Queries.AreasCoveredPageQuery>;

export default function AreasCoveredPage({ data }: Pick<PageProps<Data>, "data">) {
  const { areasCoveredPage: page, areas, projects, additionalAreas, layout, company } = data;
  const { portfolioPage, postcodeCheck } = data;
  const { banner, beside, wide } = pagePictures(leading(data));
  return (
    <Layout frame={data}>
      <PageHero
        breadcrumbs={{ label: layout.breadcrumbs.label, breadcrumbs: breadcrumbs(data) }}
        badges={page.badges.map((badge) => (
          <Badge key={badge} variant="onBottle">
            {badge}
          </Badge>
        ))}
        headline={page.headline}
        introduction={page.introduction}
        banner={banner && <LabelledPicture {...banner} labels={portfolioPage} slot={slots.banner} />}
      />
      <AreaCards
        title={page.mainAreasTitle}
        viewServices={page.viewServices}
        areas={areas.nodes}
        projects={projects.nodes}
        labels={portfolioPage}
        postcodeCheck={<PostcodeCheck words={postcodeCheck} telLink={company.phone.telLink} />}
      />
      <ClosingCall
        title={page.quoteTitle}
        text={page.quoteText}
        quoteAction={page.quoteAction}
        callAction={page.callAction}
        telLink={company.phone.telLink}
        picture={wide && <LabelledPicture {...wide} labels={portfolioPage} slot={slots.wide} />}
      />
      <AdditionalAreas
        title={page.additionalTitle}
        text={page.additionalText}
        names={additionalAreas.names}
        picture={beside && <LabelledPicture {...beside} labels={portfolioPage} slot={slots.tallSide} />}
      />
      <ServicesStrip title={page.servicesTitle} services={page.services} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return (
    <PageHead
      data={data}
      path={pagePaths.areasCovered}
      page={data.areasCoveredPage}
      breadcrumbs={breadcrumbs(data)}
      pictureAlt={leading(data)[0]?.pictures[0]?.alt}
    />
  );
}

/** The projects whose pictures lead the page: those of the last areas, whose cards are furthest below. */
function leading({ areas, projects }: Data) {
  const slugs = new Set(areas.nodes.map(({ project }) => project.slug).reverse());
  return [...slugs].flatMap((slug) => projects.nodes.filter((project) => project.slug === slug));
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
      mainAreasTitle
      viewServices
      quoteTitle
      quoteText
      callAction
      quoteAction
      additionalTitle
      additionalText
      servicesTitle
      services { icon value label }
    }
    areas: allArea(sort: { name: ASC }) { nodes { ...AreaCard } }
    projects: allProject(sort: { order: ASC }) { nodes { ...ProjectPictures } }
    portfolioPage { ...PictureLabels }
    additionalAreas { names }
    layout { breadcrumbs { label home areas } }
    company { phone { telLink } }
    postcodeCheck { ...PostcodeCheckWords }
  }
`;
