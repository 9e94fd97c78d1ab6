import { graphql, type HeadProps, type PageProps } from "gatsby";
import { CallsToAction } from "../components/CallsToAction";
import { PageSection } from "../components/PageSection";
import { isCurrent, londonDay } from "../content/derived/clock";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { PostcodeCheck } from "../postcode-check/PostcodeCheck";
import { pagePaths } from "../routes/page-paths";
import { FeaturedAreas } from "../sections/home/FeaturedAreas";
import { CompanyContact } from "../sections/page/CompanyContact";
import { CompanyPromises } from "../sections/page/CompanyPromises";
import { PageHero } from "../sections/page/PageHero";
import { Papers } from "../sections/page/Papers";
import { People } from "../sections/page/People";
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
      <People words={page.proof} people={data.people.nodes} />
      <Papers words={page.proof} company={company} {...papersOf(data)} />
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

/** What has not ended on the day of the build. */
function papersOf({ certificates, siteBuildMetadata }: Data) {
  const today = londonDay(new Date(siteBuildMetadata.buildTime ?? ""));
  return { today, certificates: certificates.nodes.filter((certificate) => isCurrent(certificate, today)) };
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
      people={data.people.nodes}
      certificates={papersOf(data).certificates}
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
      ...ProofWords
    }
    people: allPerson(sort: { order: ASC }) { nodes { ...Person } }
    certificates: allCertificate(sort: { order: ASC }) { nodes { ...Certificate } }
    siteBuildMetadata { buildTime }
    services: allService(sort: { order: ASC }) { nodes { ...ServiceCard } }
    layout { breadcrumbs { label home } ...OpenNowWords }
    company { ...CompanyContact ...PapersCompany }
    projects: allProject(sort: { order: DESC }, limit: 3) { nodes { ...ProjectPictures } }
    portfolioPage { ...PictureLabels }
    postcodeCheck { ...PostcodeCheckWords }
    homePage { featuredAreas { action } }
  }
`;
