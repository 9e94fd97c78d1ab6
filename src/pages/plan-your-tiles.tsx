import { graphql, type HeadProps, type PageProps } from "gatsby";
import { QuoteLink } from "../components/Button";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { PageHead } from "../layout/PageHead";
import { pagePaths } from "../routes/page-paths";
import { PageHero } from "../sections/page/PageHero";
import { PlannerSection, WorkedExamples } from "../sections/planner/PlannerSection";
import { PriceExamples } from "../sections/planner/PriceExamples";

type Data = Checked<Queries.PlannerPageQuery>;

export default function PlannerPage({ data }: Pick<PageProps<Data>, "data">) {
  const { page, tiles, prices, layout } = data;
  return (
    <Layout frame={data}>
      <PageHero
        breadcrumbs={breadcrumbs(data)}
        headline={page.headline}
        introduction={page.introduction}
        actions={<QuoteLink>{layout.navigation.quote}</QuoteLink>}
      />
      <PlannerSection words={page} tiles={tiles.nodes} />
      <WorkedExamples
        words={{ ...page, full: undefined }}
        title={page.examplesTitle}
        examples={page.examples}
      />
      <PriceExamples words={page} examples={prices.nodes} />
    </Layout>
  );
}

export function Head({ data }: HeadProps<Data>) {
  return <PageHead data={data} path={pagePaths.planner} page={data.page} breadcrumbs={breadcrumbs(data)} />;
}

const breadcrumbs = (data: Data) => [{ name: data.page.headline, path: pagePaths.planner }];

export const query = graphql`
  query PlannerPage {
    ...Frame
    ...PageHead
    page: plannerPage {
      seoTitle
      seoDescription
      headline
      introduction
      examplesTitle
      examples { ...PlannerExample }
      ...PlannerWords
      ...FullPlannerWords
      ...PriceWords
    }
    tiles: allTile(sort: { order: ASC }) { nodes { ...PlannedTile } }
    prices: allPriceExample(sort: { order: ASC }) { nodes { ...PriceExample } }
  }
`;
