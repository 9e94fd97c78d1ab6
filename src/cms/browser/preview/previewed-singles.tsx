import { additionalAreasSchema } from "../../../content/types/additional-areas";
import type { Checked } from "../../../content/types/checked";
import { areaPageSchema } from "../../../content/types/pages/area-page";
import { areasCoveredPageSchema } from "../../../content/types/pages/areas-covered-page";
import { companyPageSchema } from "../../../content/types/pages/company-page";
import { homePageSchema } from "../../../content/types/pages/home-page";
import { legalPageSchema } from "../../../content/types/pages/legal-page";
import { notFoundPageSchema } from "../../../content/types/pages/not-found-page";
import { portfolioPageSchema } from "../../../content/types/pages/portfolio-page";
import { quoteFormSchema } from "../../../content/types/pages/quote-form";
import { servicePageSchema } from "../../../content/types/pages/service-page";
import { postcodeCheckSchema } from "../../../content/types/postcode-check";
import AreasCoveredPage from "../../../pages/areas-covered";
import HomePage from "../../../pages/index";
import CompanyPage from "../../../pages/london-tiling-company";
import PortfolioPage from "../../../pages/portfolio";
import PrivacyPolicyPage from "../../../pages/privacy-policy";
import TermsOfServicePage from "../../../pages/terms-of-service";
import { pagePaths } from "../../../routes/page-paths";
import { HomeContact } from "../../../sections/home/HomeContact";
import { NotFound } from "../../../sections/page/NotFound";
import { areaPage, type HomeData, type PreviewedPage, servicePage } from "./previewed-pages";
import { Layout } from "./stubs/LayoutStub";

type Single<Data> = Pick<PreviewedPage<Data>, "schema" | "Page" | "field">;

/** A page of which there is only one. */
const single = <Data,>(path: string, page: Single<Data>): PreviewedPage<Data> => ({
  ...page,
  path: () => path,
  another: () => "",
});

export const homePage = single<HomeData>(pagePaths.home, {
  schema: homePageSchema,
  Page: HomePage,
  field: "home",
});

export const areasCoveredPage = single<Checked<Queries.AreasCoveredPageQuery>>(pagePaths.areasCovered, {
  schema: areasCoveredPageSchema,
  Page: AreasCoveredPage,
  field: "areasCoveredPage",
});

export const additionalAreasPage = single<Checked<Queries.AreasCoveredPageQuery>>(pagePaths.areasCovered, {
  schema: additionalAreasSchema,
  Page: AreasCoveredPage,
  field: "additionalAreas",
});

export const portfolioPage = single<Checked<Queries.PortfolioPageQuery>>(pagePaths.portfolio, {
  schema: portfolioPageSchema,
  Page: PortfolioPage,
  field: "portfolioPage",
});

export const companyPage = single<Checked<Queries.CompanyPageQuery>>(pagePaths.company, {
  schema: companyPageSchema,
  Page: CompanyPage,
  field: "companyPage",
});

export const privacyPolicyPage = single<Checked<Queries.PrivacyPolicyPageQuery>>(pagePaths.privacyPolicy, {
  schema: legalPageSchema,
  Page: PrivacyPolicyPage,
  field: "privacyPolicy",
});

export const termsOfServicePage = single<Checked<Queries.TermsOfServicePageQuery>>(pagePaths.termsOfService, {
  schema: legalPageSchema,
  Page: TermsOfServicePage,
  field: "termsOfService",
});

export const notFoundPage = single<Checked<Queries.NotFoundPageQuery>>(pagePaths.notFound, {
  schema: notFoundPageSchema,
  Page: ({ data }) => (
    <Layout>
      <NotFound notFound={data.notFoundPage} />
    </Layout>
  ),
  field: "notFoundPage",
});

export const postcodeCheckPage = single<HomeData>(pagePaths.home, {
  schema: postcodeCheckSchema,
  Page: HomePage,
  field: "postcodeCheck",
});

export const quoteFormPage = single<HomeData>(pagePaths.home, {
  schema: quoteFormSchema,
  Page: ({ data }) => (
    <Layout>
      <HomeContact
        contact={data.home.contact}
        company={data.company}
        quoteForm={data.quoteForm}
        origins={data}
        openNow={data.layout.openNow}
      />
    </Layout>
  ),
  field: "quoteForm",
});

/** The words that all services' pages share, on the page of one of them. */
export const serviceWordsPage: typeof servicePage = {
  ...servicePage,
  schema: servicePageSchema,
  field: "page",
};

export const areaWordsPage: typeof areaPage = { ...areaPage, schema: areaPageSchema, field: "page" };
