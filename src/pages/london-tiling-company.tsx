import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Ledger } from "../components/Ledger";
import { PageSection } from "../components/PageSection";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { FeaturedAreas } from "../sections/home/FeaturedAreas";
import { CallsToAction } from "../sections/page/ClosingCall";
import { CompanyContact } from "../sections/page/CompanyContact";
import { PageHero } from "../sections/page/PageHero";
import { Papers } from "../sections/page/Papers";
import { People } from "../sections/page/People";
import { furtherPictures } from "../sections/project/pictures/choose-pictures";
import { LabelledPicture } from "../sections/project/pictures/LabelledPicture";
import { heroSlot, wideSlot } from "../sections/project/pictures/picture-slots";
import { ServiceCards } from "../sections/service/ServiceCards";

type Data = Checked<Queries.CompanyPageQuery>;

export default function CompanyPage({ data }: Pick<PageProps<Data>, "data">) {
  const { companyPage: page, services, projects } = data;
  const banner = projects.nodes[0]?.pictures[0];
  const [wide] = projects.nodes.slice(-1).flatMap(furtherPictures);
  return (
    <Layout frame={data}>
      <PageHero
        breadcrumbs={breadcrumbs(data)}
        headline={page.headline}
        introduction={page.introduction}
        picture={banner && <LabelledPicture picture={banner} slot={heroSlot} />}
        actions={<CallsToAction words={page} />}
      />
      <PageSection ground="white" title={page.benefitsTitle}>
        <Ledger entries={page.benefits} />
      </PageSection>
      <People words={page.proof} people={data.people.nodes} />
      <Papers words={page.proof} certificates={data.certificates.nodes} company={data.company} />
      <PageSection title={page.servicesTitle}>
        <ServiceCards services={services.nodes} learnMore={page.learnMore} />
      </PageSection>
      <FeaturedAreas
        title={page.areasTitle}
        areas={page.areas}
        postcodeCheck={data.postcodeCheck}
        action={data.homePage.featuredAreas.action}
      />
      {wide && <LabelledPicture picture={wide} slot={wideSlot} />}
      <CompanyContact words={page} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return (
    <PageHead
      data={data}
      path={pagePaths.company}
      page={data.companyPage}
      breadcrumbs={breadcrumbs(data)}
      picture={data.projects.nodes[0]?.lead}
      people={data.people.nodes}
      certificates={data.certificates.nodes}
    />
  );
}

const breadcrumbs = (data: Data) => [{ name: data.companyPage.headline, path: pagePaths.company }];

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
    certificates: lastingCertificates { nodes { ...Certificate } }
    services: allService(sort: { order: ASC }) { nodes { ...ServiceCard } }
    company { ...PapersCompany }
    projects: allProject(sort: { order: DESC }, limit: 3) { nodes { ...ProjectPictures lead { ...SocialImage } } }
    postcodeCheck { ...PostcodeCheckWords }
    homePage { featuredAreas { action } }
  }
`;
