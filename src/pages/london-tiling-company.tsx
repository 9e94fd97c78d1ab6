import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ButtonAnchor, ButtonLink } from "../components/Button";
import { Icon } from "../components/icon/Icon";
import { PageSection } from "../components/PageSection";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { PostcodeCheck } from "../postcode-check/PostcodeCheck";
import { homeSection, pagePaths } from "../routes/page-paths";
import { AreaLinks } from "../sections/area/AreaLinks";
import { CompanyContact } from "../sections/page/CompanyContact";
import { PageHero } from "../sections/page/PageHero";
import { Points } from "../sections/page/Points";
import { BannerPicture } from "../sections/project/pictures/BannerPicture";
import { pagePictures } from "../sections/project/pictures/page-pictures";
import { SidePicture } from "../sections/project/pictures/SidePicture";
import { WidePicture } from "../sections/project/pictures/WidePicture";
import { ServiceCards } from "../sections/service/ServiceCards";

type Data = Checked<Queries.CompanyPageQuery>;

export default function CompanyPage({ data }: Pick<PageProps<Data>, "data">) {
  const { companyPage: page, services, layout, company, portfolioPage, postcodeCheck } = data;
  const { banner, beside, wide } = pagePictures(data.projects.nodes);
  return (
    <Layout frame={data}>
      <PageHero
        breadcrumbs={{ label: layout.breadcrumbs.label, breadcrumbs: breadcrumbs(data) }}
        headline={page.headline}
        introduction={page.introduction}
        banner={banner && <BannerPicture project={banner} labels={portfolioPage} />}
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
      <Points
        title={page.benefitsTitle}
        points={page.benefits}
        picture={beside && <SidePicture {...beside} labels={portfolioPage} />}
      />
      <PageSection title={page.servicesTitle}>
        <ServiceCards services={services.nodes} learnMore={page.learnMore} labels={portfolioPage} />
      </PageSection>
      <AreaLinks
        title={page.areasTitle}
        areas={page.areas}
        ground="white"
        aside={<PostcodeCheck words={postcodeCheck} telLink={company.phone.telLink} />}
      />
      {wide && <WidePicture {...wide} labels={portfolioPage} />}
      <CompanyContact
        title={page.contactTitle}
        text={page.contactText}
        quoteAction={page.quoteAction}
        company={company}
        openNow={layout.openNow}
      />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  const { seoTitle, seoDescription } = data.companyPage;
  return (
    <PageHead
      data={data}
      path={pagePaths.company}
      title={seoTitle}
      description={seoDescription}
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
      benefits { icon title description }
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
  }
`;
