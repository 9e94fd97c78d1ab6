import { graphql, type HeadProps, type PageProps } from "gatsby";
import { londonDay } from "../content/derived/clock";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { PostcodeCheck } from "../postcode-check/PostcodeCheck";
import { FeaturedAreas } from "../sections/home/FeaturedAreas";
import { aboutSlot, HomeAbout } from "../sections/home/HomeAbout";
import { HomeContact, lowSlot } from "../sections/home/HomeContact";
import { HomeHero } from "../sections/home/HomeHero";
import { HomePortfolio } from "../sections/home/HomePortfolio";
import { HomeServices } from "../sections/home/HomeServices";
import { Questions } from "../sections/home/Questions";
import { insuranceInWords } from "../sections/page/Papers";
import { Reviews } from "../sections/page/Reviews";
import { ProjectComparison } from "../sections/project/ProjectComparison";
import { furtherPictures } from "../sections/project/pictures/choose-pictures";
import { LabelledPicture } from "../sections/project/pictures/LabelledPicture";

type Data = Checked<Queries.HomePageQuery>;

export default function HomePage({ data }: Pick<PageProps<Data>, "data">) {
  const {
    home,
    services,
    projects,
    faqs,
    portfolioPage,
    company,
    layout,
    postcodeCheck,
    quoteForm,
    companyPage,
  } = data;
  const today = londonDay(new Date(data.siteBuildMetadata.buildTime ?? ""));
  const [compared] = data.compared.nodes;
  const [inAbout, besideQuestions, besideForm] = data.others.nodes.map(
    (project) => furtherPictures(project)[0],
  );
  return (
    <Layout frame={data}>
      <HomeHero
        hero={home.hero}
        visualisation={portfolioPage.visualisation}
        reviewsAddress={company.claims.reviewsAddress}
      />
      <HomeServices services={home.services} allServices={services.nodes} labels={portfolioPage} />
      <HomePortfolio portfolio={home.portfolio} projects={projects.nodes} words={portfolioPage} />
      <HomeAbout
        about={home.about}
        picture={inAbout && <LabelledPicture {...inAbout} labels={portfolioPage} slot={aboutSlot} />}
      />
      {compared && <ProjectComparison project={compared} words={portfolioPage} ground="porcelain" />}
      <Reviews words={companyPage.reviews} reviews={data.reviews.nodes} />
      <FeaturedAreas
        {...home.featuredAreas}
        postcodeCheck={<PostcodeCheck words={postcodeCheck} telLink={company.phone.telLink} />}
      />
      <Questions
        questions={home.questions}
        faqs={faqs.nodes}
        picture={
          besideQuestions && <LabelledPicture {...besideQuestions} labels={portfolioPage} slot={lowSlot} />
        }
      />
      <HomeContact
        contact={home.contact}
        company={company}
        insured={insuranceInWords(companyPage.proof, company.insurance, today)}
        openNow={layout.openNow}
        quoteForm={quoteForm}
        origins={data}
        picture={besideForm && <LabelledPicture {...besideForm} labels={portfolioPage} slot={lowSlot} />}
      />
    </Layout>
  );
}

export function Head({ data, location }: HeadProps<Data>) {
  return <PageHead data={data} path={location.pathname} page={data.home} faqs={data.faqs.nodes} isHome />;
}

export const query = graphql`
  query HomePage {
    ...Frame
    ...PageHead
    ...QuoteOrigins
    home: homePage {
      seoTitle
      seoDescription
      ...HomeHero
      ...HomeServices
      ...HomePortfolio
      ...HomeAbout
      ...FeaturedAreas
      ...Questions
      ...HomeContact
    }
    services: allService(sort: { order: ASC }) { nodes { slug title } }
    projects: allProject(sort: { order: ASC }, limit: 6) { nodes { ...ProjectCard } }
    others: allProject(sort: { order: ASC }, skip: 6, limit: 3) { nodes { ...ProjectPictures } }
    compared: allProject(
      filter: { beforeAndAfter: { before: { alt: { ne: null } } } }
      sort: { order: ASC }
      limit: 1
    ) {
      nodes { ...ProjectComparison }
    }
    portfolioPage { visualisationNote ...ComparisonWords }
    faqs: allFaq(sort: { order: ASC }) { nodes { ...Question } }
    reviews: allReview(sort: { date: DESC }, limit: 3) { nodes { ...Review } }
    companyPage { ...ReviewWords proof { insured } }
    siteBuildMetadata { buildTime }
    company { ...ContactCompany ...Insurance claims { reviewsAddress } }
    layout { ...OpenNowWords }
    postcodeCheck { ...PostcodeCheckWords }
    quoteForm { ...QuoteFormWords }
  }
`;
