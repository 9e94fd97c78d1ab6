import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PageSection } from "../components/PageSection";
import { Layout } from "../layout/Layout";
import type { NonNullFields } from "../non-null-fields";
import { TilePlanner } from "../planner/form/TilePlanner";
import { PlanExamples } from "../planner/sections/PlanExamples";
import { PriceExample } from "../planner/sections/PriceExample";
import { Rates } from "../planner/sections/Rates";
import { tilesWithRates } from "../planner/sections/tiles-with-rates";
import { pagePaths, pricesAnchor } from "../routes";
import { Island } from "../scripts/Island";
import { BesidePicture } from "../sections/shared/BesidePicture";
import { Hero } from "../sections/shared/Hero";
import { PageHead } from "../seo/PageHead";

type Data = NonNullFields<Queries.PlannerPageQuery>;

export default function PlannerPage({ data }: Pick<PageProps<Data>, "data">) {
  const { page, tiles, prices, layout } = data;
  const rates = data.rates.nodes;
  const planned = tilesWithRates(tiles.nodes, rates);
  return (
    <Layout frame={data}>
      <Hero breadcrumbs={breadcrumbs(data)} headline={page.headline}>
        {planned && (
          <Island
            name="tile-planner"
            component={TilePlanner}
            props={{ tiles: planned, priceNote: page.priceNote, addToQuote: page.addToQuote }}
          />
        )}
      </Hero>
      {page.examples.length > 0 && (
        <PageSection title={page.examplesTitle} introduction={page.examplesIntroduction}>
          <PlanExamples examples={page.examples} />
        </PageSection>
      )}
      {rates.length > 0 && (
        <PageSection id={pricesAnchor} title={page.ratesTitle} introduction={page.ratesNote}>
          <BesidePicture picture={page.ratesPicture}>
            <Rates rates={rates} />
          </BesidePicture>
        </PageSection>
      )}
      {prices.nodes.length > 0 && (
        <PageSection
          {...(rates.length === 0 && { id: pricesAnchor })}
          title={page.pricesTitle}
          introduction={page.pricesNote}
        >
          {prices.nodes.map((example, index) => (
            <PriceExample
              key={example.slug}
              example={example}
              withoutSums={page.withoutSums}
              quote={layout.navigation.quote}
              isOpen={index === 0}
            />
          ))}
        </PageSection>
      )}
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
    page: plannerPage {
      seoTitle
      seoDescription
      headline
      ratesPicture { ...LabelledPicture }
      examplesTitle
      examplesIntroduction
      examples { ...PlanExample }
      addToQuote
      priceNote
      ratesTitle
      ratesNote
      pricesTitle
      pricesNote
      withoutSums
    }
    layout { navigation { quote } }
    tiles: allTile(sort: { order: ASC }) { nodes { ...PlannedTile } }
    rates: allRate(sort: { order: ASC }) { nodes { ...Rate } }
    prices: allPriceExample(sort: { order: ASC }) {
      nodes { slug ...PriceExample }
    }
  }
`;
