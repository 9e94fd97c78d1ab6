import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSection } from "../components/PageSection";
import { QuestionList } from "../components/text/QuestionList";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { FeaturedAreas } from "../sections/home/FeaturedAreas";
import { HomeAbout } from "../sections/home/HomeAbout";
import { HomeContact } from "../sections/home/HomeContact";
import { HomeHero } from "../sections/home/HomeHero";
import { HomePortfolio } from "../sections/home/HomePortfolio";
import { HomeServices } from "../sections/home/HomeServices";
import { insuranceInWords } from "../sections/page/Papers";
import { Reviews } from "../sections/page/Reviews";
import { ProjectComparison } from "../sections/project/ProjectComparison";
import { furtherPictures } from "../sections/project/pictures/choose-pictures";
import { LabelledPicture } from "../sections/project/pictures/LabelledPicture";
import { wideSlot } from "../sections/project/pictures/picture-slots";

type Data = Checked<Queries.HomePageQuery>;

export default function HomePage({ data }: Pick<PageProps<Data>, "data">) {
  const { home, projects, faqs, portfolioPage, postcodeCheck, quoteForm, companyPage } = data;
  const [compared] = data.compared.nodes;
  const [inAbout, wide, besideForm] = data.others.nodes.map((project) => furtherPictures(project)[0]);
  return (
    <Layout frame={data}>
      <HomeHero hero={home.hero} reviewsAddress={data.company.claims.reviewsAddress} />
      <HomeServices services={home.services} />
      <HomePortfolio portfolio={home.portfolio} projects={projects.nodes} />
      <HomeAbout about={home.about} picture={inAbout} />
      {compared && <ProjectComparison project={compared} words={portfolioPage} />}
      <Reviews words={companyPage.reviews} reviews={data.reviews.nodes} />
      <FeaturedAreas {...home.featuredAreas} postcodeCheck={postcodeCheck} />
      <PageSection title={home.questions.title} introduction={home.questions.introduction} beside>
        <QuestionList questions={faqs.nodes} />
      </PageSection>
      {wide && <LabelledPicture picture={wide} slot={wideSlot} />}
      <HomeContact
        contact={home.contact}
        insured={insuranceInWords(companyPage.proof, data.company.insurance)}
        quoteForm={quoteForm}
        areas={data.areas.nodes}
        picture={besideForm}
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
    home: homePage {
      seoTitle
      seoDescription
      ...HomeHero
      ...HomeServices
      ...HomePortfolio
      ...HomeAbout
      ...FeaturedAreas
      questions { title introduction }
      ...HomeContact
    }
    areas: allArea(sort: { name: ASC }) { nodes { slug name } }
    projects: allProject(sort: { order: ASC }, limit: 6) { nodes { ...ProjectCard } }
    others: allProject(sort: { order: ASC }, skip: 6, limit: 3) { nodes { ...ProjectPictures } }
    compared: allProject(
      filter: { beforeAndAfter: { before: { alt: { ne: null } } } }
      sort: { order: ASC }
      limit: 1
    ) {
      nodes { ...ProjectComparison }
    }
    portfolioPage { ...ComparisonWords }
    faqs: allFaq(sort: { order: ASC }) { nodes { slug question answer pricesLink } }
    reviews: allReview(sort: { date: DESC }, limit: 3) { nodes { ...Review } }
    companyPage { ...ReviewWords proof { insured } }
    company { ...Insurance claims { reviewsAddress } }
    postcodeCheck { ...PostcodeCheckWords }
    quoteForm { ...QuoteFormWords }
  }
`;
