import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CallsToAction } from "../components/CallsToAction";
import { PageSection } from "../components/PageSection";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { PostcodeCheck } from "../postcode-check/PostcodeCheck";
import { pagePaths } from "../routes/page-paths";
import { FeaturedAreas } from "../sections/home/FeaturedAreas";
import { CompanyContact } from "../sections/page/CompanyContact";
import { CompanyPromises } from "../sections/page/CompanyPromises";
import { PageHero } from "../sections/page/PageHero";
import { pagePictures } from "../sections/project/pictures/choose-pictures";
import { LabelledPicture } from "../sections/project/pictures/LabelledPicture";
import { wideSlot } from "../sections/project/pictures/picture-slots";
import { ServiceCards } from "../sections/service/ServiceCards";

type Data = Checked<Queries.CompanyPageQuery>;

export default function CompanyPage({ data }: Pick<PageProps<Data>, "data">) {
  const { companyPage: page, services, layout, company, portfolioPage, postcodeCheck } = data;
  const { banner, wide } = pagePictures(data.projects.nodes);
  return (
    <Layout frame={data}>
      <PageHero
        breadcrumbs={{ label: layout.breadcrumbs.label, breadcrumbs: breadcrumbs(data) }}
        headline={page.headline}
        introduction={page.introduction}
        picture={banner && <LabelledPicture {...banner} labels={portfolioPage} slot={heroSlot} />}
        actions={
          <CallsToAction
            quoteAction={page.quoteAction}
            callAction={page.callAction}
            telLink={company.phone.telLink}
          />
        }
      />
      <CompanyPromises title={page.benefitsTitle} promises={page.benefits} />
      <PageSection title={page.servicesTitle}>
        <ServiceCards services={services.nodes} learnMore={page.learnMore} labels={portfolioPage} />
      </PageSection>
      <FeaturedAreas
        title={page.areasTitle}
        areas={page.areas}
        postcodeCheck={<PostcodeCheck words={postcodeCheck} telLink={company.phone.telLink} />}
        action={data.homePage.featuredAreas.action}
      />
      {wide && <LabelledPicture {...wide} labels={portfolioPage} slot={wideSlot} />}
      <CompanyContact words={page} company={company} openNow={layout.openNow} />
    </Layout>
  );
}

const heroSlot = {
  sizes:
    "(min-width: 82rem) 37.5rem, (min-width: 64rem) calc(50vw - 3.5rem), (min-width: 45rem) calc(100vw - 4rem), 100vw",
  priority: true,
};

export function Head({ data }: HeadProps<Data>) {
  return (
    <PageHead
      data={data}
      path={pagePaths.company}
      page={data.companyPage}
      breadcrumbs={breadcrumbs(data)}
      pictureAlt={data.projects.nodes[0]?.pictures[0]?.alt}
    />
  );
}

function breadcrumbs({ layout, companyPage }: Data) {
  return [
    { name: layout.breadcrumbs.home, path: pagePaths.home },
    { name: companyPage.headline, path: pagePaths.company },
  ];
}

export const query = graphql`
  query CompanyPage {
    ...Frame
    ...PageHead
    companyPage {
      seoTitle
      seoDescription
      headline
      introduction
      quoteAction
      callAction
      benefitsTitle
      benefits { title description }
      servicesTitle
      learnMore
      areasTitle
      areas { slug name }
      contactTitle
      contactText
    }
    services: allService(sort: { order: ASC }) { nodes { ...ServiceCard } }
    layout { breadcrumbs { label home } ...OpenNowWords }
    company { ...CompanyContact }
    projects: allProject(sort: { order: DESC }, limit: 3) { nodes { ...ProjectPictures } }
    portfolioPage { ...PictureLabels }
    postcodeCheck { ...PostcodeCheckWords }
    homePage { featuredAreas { action } }
  }
`;
