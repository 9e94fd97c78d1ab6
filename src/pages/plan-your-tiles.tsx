import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { QuoteLink } from "../components/Button";
import { PageSection } from "../components/PageSection";
import { disclosureStyles } from "../components/text/QuestionList";
import type { Checked } from "../content/types/checked";
import { Layout } from "../layout/Layout";
import { pagePaths } from "../routes/page-paths";
import { PageHero } from "../sections/page/PageHero";
import { PlannerSection, plannedTiles } from "../sections/planner/PlannerSection";
import { PageHead } from "../seo/PageHead";
import { PlanResult, table } from "../setting-out/PlanResult";
import { readPlan } from "../setting-out/plan-request";
import { from } from "../theme/media-queries";
import { fontSizes, space } from "../theme/tokens";

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
        actionsAreInBar
      />
      <PlannerSection words={page} tiles={tiles.nodes} />
      <PageSection title={page.examplesTitle}>
        <ul css={grid}>
          {page.examples.map(({ title, width, height, bond, tile }, index) => {
            const ofTile = plannedTiles([tile]);
            const plan = ofTile && readPlan({ w: String(width), h: String(height), bond }, ofTile).plan;
            return (
              plan && (
                <li key={title}>
                  <h3>{title}</h3>
                  <PlanResult id={`example-${index}`} plan={plan} words={{ ...page, full: undefined }} />
                </li>
              )
            );
          })}
        </ul>
      </PageSection>
      {prices.nodes.length > 0 && (
        <PageSection id="prices" title={page.pricesTitle} introduction={page.pricesNote}>
          {prices.nodes.map((example) => (
            <PriceExample key={example.slug} example={example} words={page} />
          ))}
        </PageSection>
      )}
    </Layout>
  );
}

interface PriceExampleProps {
  example: Data["prices"]["nodes"][number];
  words: Data["page"];
}

/** A price example, line by line. It shows a total only if every line has a sum. */
function PriceExample({ example, words }: PriceExampleProps) {
  const { title, introduction, lines, source, up, down } = example;
  const sums = lines.flatMap(({ sum }) => sum ?? []);
  const isPriced = sums.length === lines.length;
  const pounds = (sum = 0) => isPriced && <td>{`£${sum.toLocaleString("en-GB")}`}</td>;
  return (
    <details css={disclosureStyles}>
      <summary>
        <h3>{title}</h3>
      </summary>
      <p>{introduction}</p>
      <table css={[table, spaced]}>
        <tbody>
          {lines.map(({ work, hours, materials, sum }) => (
            <tr key={work}>
              <th scope="row">{work}</th>
              <td>{[hours, materials].filter(Boolean).join(" · ")}</td>
              {pounds(sum ?? 0)}
            </tr>
          ))}
        </tbody>
        {isPriced && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {words.totalLabel}
              </th>
              {pounds(sums.reduce((total, sum) => total + sum))}
            </tr>
          </tfoot>
        )}
      </table>
      <p>{isPriced ? source : words.withoutSums}</p>
      <p>
        <strong>{words.upLabel}:</strong> {up}
      </p>
      <p>
        <strong>{words.downLabel}:</strong> {down}
      </p>
    </details>
  );
}

/** Example plans, drawn at build time, so that the planner can be understood without a script. */
const grid = css`
  display: grid;
  gap: ${space.xl} ${space.l};
  ${from.tablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  h3 { margin-bottom: ${space.s}; font-size: ${fontSizes.h3}; }
`;

const spaced = css`margin-bottom: ${space.m};`;

export function Head({ data }: HeadProps<Data>) {
  return <PageHead data={data} page={data.page} breadcrumbs={breadcrumbs(data)} />;
}

const breadcrumbs = (data: Data) => [{ name: data.page.headline, path: pagePaths.planner }];

export const query = graphql`
  query PlannerPage {
    ...Frame
    page: plannerPage {
      seoTitle
      seoDescription
      headline
      introduction
      examplesTitle
      examples { title width height bond tile { ...PlannedTile } }
      ...PlannerWords
      ...FullPlannerWords
      pricesTitle pricesNote withoutSums totalLabel upLabel downLabel
    }
    tiles: allTile(sort: { order: ASC }) { nodes { ...PlannedTile } }
    prices: allPriceExample(sort: { order: ASC }) {
      nodes { slug title introduction lines { work hours materials sum } source up down }
    }
  }
`;
