import { graphql, type HeadProps, type PageProps } from "gatsby";
import { areaLinks, LinkList } from "../components/LinkList";
import { PageSection } from "../components/PageSection";
import { PointList } from "../components/PointList";
import { Layout } from "../layout/Layout";
import type { NonNullFields } from "../non-null-fields";
import { secondPicture } from "../pictures/project-pictures";
import { pagePaths } from "../routes";
import { CompanyContact } from "../sections/company/CompanyContact";
import { CompanyPapers } from "../sections/company/CompanyPapers";
import { CompanyPeople } from "../sections/company/CompanyPeople";
import { BesidePicture } from "../sections/shared/BesidePicture";
import { CallsToAction } from "../sections/shared/CallsToAction";
import { FeaturedAreas } from "../sections/shared/FeaturedAreas";
import { Hero } from "../sections/shared/Hero";
import { PictureBand } from "../sections/shared/PictureBand";
import { ServiceCards } from "../sections/shared/ServiceCards";
import { PageHead } from "../seo/PageHead";

type Data = NonNullFields<Queries.CompanyTemplateQuery>;

export default function CompanyTemplate({ data }: Pick<PageProps<Data>, "data">) {
  const { page, company } = data;
  const firstPicture = page.project?.pictures[0];
  const wide = secondPicture(page.wideProject);
  return (
    <Layout frame={data}>
      <Hero
        breadcrumbs={breadcrumbs(data)}
        headline={page.headline}
        introduction={page.introduction}
        picture={firstPicture}
        actions={<CallsToAction company={data.company} words={page} />}
        actionsAreInBar
      />
      <PageSection background="white" title={page.benefitsTitle}>
        <BesidePicture picture={page.benefitsPicture}>
          <PointList points={page.benefits} />
        </BesidePicture>
      </PageSection>
      <CompanyPeople title={page.proof.peopleTitle} people={data.people.nodes} />
      <CompanyPapers words={page.proof} certificates={data.certificates} company={company} />
      <PageSection title={page.servicesTitle}>
        <ServiceCards services={data.services.nodes} allAtOnce />
      </PageSection>
      <FeaturedAreas title={page.areasTitle} action={data.homePage.featuredAreas.action} postcodeData={data}>
        <LinkList links={areaLinks(page.areas)} />
      </FeaturedAreas>
      <PictureBand picture={wide} />
      <PageSection background="bottle" title={page.contactTitle} introduction={page.contactText} beside>
        <CompanyContact company={company} quoteAction={page.quoteAction} />
      </PageSection>
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return (
    <PageHead
      data={data}
      path={pagePaths.company(data.page.slug)}
      page={data.page}
      breadcrumbs={breadcrumbs(data)}
      picture={data.page.project?.firstPicture}
    />
  );
}

const breadcrumbs = ({ page: { headline, slug } }: Data) => [
  { name: headline, path: pagePaths.company(slug) },
];

export const query = graphql`
  query CompanyTemplate {
    ...Frame
    page: companyPage {
      slug
      seoTitle
      seoDescription
      headline
      introduction
      project { ...ProjectPictures firstPicture { ...SocialImage } }
      quoteAction
      callAction
      benefitsTitle
      benefits { title description }
      benefitsPicture { ...LabelledPicture }
      servicesTitle
      areasTitle
      areas { slug name }
      wideProject { ...ProjectPictures }
      contactTitle
      contactText
      proof { ...ProofWords }
    }
    people: allPerson(sort: { order: ASC }) { nodes { ...Person } }
    certificates: currentCertificates { ...Certificate }
    services: allService(sort: { order: ASC }) { nodes { ...ServiceCard } }
    company { ...CallsToAction ...Insurance ...CompanyContact }
    homePage { featuredAreas { action } }
    ...PostcodeCheck
  }
`;
