import home from "../../../../data/pages/home.json";
import { companyFacts } from "../../../content/derived/company-facts";
import { isRecord } from "../../../content/fields/content-path";
import { withoutSchemaAddress } from "../../../content/reading/without-schema-address";
import { companySchema } from "../../../content/types/company";
import { faqSchema } from "../../../content/types/faq";
import { homePageSchema } from "../../../content/types/pages/home-page";
import { layoutSchema } from "../../../content/types/pages/layout";
import HomePage from "../../../pages/index";
import { pagePaths } from "../../../routes/page-paths";
import { Questions } from "../../../sections/home/Questions";
import { FramePreview } from "./FramePreview";
import type { HomeData, PreviewedPage } from "./previewed-pages";
import { shownContent } from "./shown-content";
import { Layout } from "./stubs/LayoutStub";

const onHome = { path: () => pagePaths.home, another: () => "" };

/** What the company says about itself, on the home page: its words name the claims as they are typed. */
export const companyFactsPage: PreviewedPage<HomeData> = {
  ...onHome,
  schema: companySchema,
  Page: HomePage,
  field: "company",
  show: (content, published, surroundings) => {
    const typed = companySchema.safeParse(isRecord(content) ? withoutSchemaAddress(content) : content);
    const facts = typed.success ? companyFacts(typed.data) : surroundings.facts;
    const around = { ...surroundings, facts, pictureAddress: () => undefined };
    return {
      home: shownContent(homePageSchema, withoutSchemaAddress(home), published.home, around),
      company: shownContent(companySchema, content, published.company, around),
    };
  },
};

/** A question among the others; the answers, which are being written, are open. */
export const questionPage: PreviewedPage<HomeData> = {
  ...onHome,
  schema: faqSchema,
  Page: ({ data }) => (
    <Layout>
      <Questions questions={data.home.questions} faqs={data.faqs.nodes} open />
    </Layout>
  ),
  field: "faqs",
  show: (content, { faqs }, surroundings) => {
    const slug = isRecord(content) ? content.slug : undefined;
    const before = faqs.nodes.find((node) => node.slug === slug);
    const shown = shownContent(faqSchema, content, before, surroundings);
    const nodes = before
      ? faqs.nodes.map((node) => (node === before ? shown : node))
      : [...faqs.nodes, shown];
    return { faqs: { nodes } };
  },
};

/** Header and footer around an empty page. */
export const framePage: PreviewedPage<{ layout: Queries.FrameFragment["layout"] }> = {
  ...onHome,
  schema: layoutSchema,
  Page: FramePreview,
  field: "layout",
};
