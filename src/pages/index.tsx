import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSection } from "../components/PageSection";
import { Layout } from "../layout/Layout";
import type { NonNullFields } from "../non-null-fields";
import { secondPicture } from "../pictures/project-pictures";
import { pagePaths } from "../routes";
import { insuranceInWords } from "../sections/company/CompanyPapers";
import { HomeAbout } from "../sections/home/HomeAbout";
import { HomeAreas } from "../sections/home/HomeAreas";
import { HomeContact } from "../sections/home/HomeContact";
import { HomeHero } from "../sections/home/HomeHero";
import { HomePortfolio } from "../sections/home/HomePortfolio";
import { HomeServices } from "../sections/home/HomeServices";
import { PictureBand } from "../sections/shared/PictureBand";
import { QuestionList } from "../sections/shared/QuestionList";
import { Reviews } from "../sections/shared/Reviews";
import { PageHead } from "../seo/PageHead";

type Data = NonNullFields<Queries.HomePageQuery>;

export default function HomePage({ data }: Pick<PageProps<Data>, "data">) {
  const { page } = data;
  const { questions } = page;
  const faqs = answeredFaqs(data);
  return (
    <Layout frame={data}>
      <HomeHero page={page} company={data.company} proofPath={proofPath(data)} />
      <HomeServices page={page} all={data.services.nodes} />
      <HomePortfolio
        page={page}
        projects={data.projects.nodes}
        visualisationNote={data.portfolioPage.visualisationNote}
      />
      <HomeAbout page={page} />
      <Reviews reviews={data.reviews.nodes} title={data.companyPage.reviewsTitle} />
      <HomeAreas page={page} postcodeData={data} />
      {faqs.length > 0 && (
        <PageSection title={questions.title} introduction={questions.introduction} beside>
          <QuestionList questions={faqs} opensFirst rateWords={data.planner} />
        </PageSection>
      )}
      <PictureBand picture={secondPicture(questions.project)} />
      <HomeContact
        page={page}
        company={data.company}
        insured={insuranceInWords(data.companyPage.proof.insured, data.company.insurance)}
        quoteForm={data.quoteForm}
      />
    </Layout>
  );
}

/** The path of the company page, if it shows people or papers. */
function proofPath({ people, certificates, company, companyPage }: Data): string | undefined {
  const hasProof = people.nodes.length > 0 || certificates.length > 0 || company.insurance;
  return hasProof ? pagePaths.company(companyPage.slug) : undefined;
}

export function Head({ data }: HeadProps<Data>) {
  return <PageHead data={data} path={pagePaths.home} page={data.page} faqs={answeredFaqs(data)} />;
}

/** The questions with an answer. An answer is empty if it names a fact that the company lacks. */
const answeredFaqs = ({ faqs }: Data) =>
  faqs.nodes.flatMap(({ answer, ...faq }) => (answer ? { ...faq, answer } : []));

export const query = graphql`
  query HomePage {
    ...Frame
    page: homePage {
      seoTitle
      seoDescription
      ...HomeHero
      ...HomeServices
      ...HomePortfolio
      ...HomeAbout
      ...HomeAreas
      questions { title introduction project { ...ProjectPictures } }
      ...HomeContact
    }
    services: allService(sort: { order: ASC }) { nodes { slug title } }
    projects: allProject(sort: { order: ASC }, limit: 6) { nodes { ...HomeProject } }
    faqs: allFaq(sort: { order: ASC }) { nodes { question answer rate { ...RateInAnswer } pricesLink } }
    planner: plannerPage { ...RateInAnswerWords }
    reviews: allReview(sort: { date: DESC }, limit: 3) { nodes { ...Review } }
    companyPage { slug proof { insured } reviewsTitle }
    portfolioPage { visualisationNote }
    people: allPerson(limit: 1) { nodes { slug } }
    certificates: currentCertificates { slug }
    company { ...HomeHeroCompany ...Insurance ...HomeContactCompany }
    ...PostcodeCheck
    quoteForm { ...QuoteFormWords }
  }
`;
