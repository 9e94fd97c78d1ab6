import { css } from "@emotion/react";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { QuoteLink } from "../components/Button";
import { Disclosure } from "../components/Disclosure";
import { PageSection } from "../components/PageSection";
import { Copy } from "../components/text/Copy";
import { fillPlaceholders } from "../content/fields/placeholders";
import type { Checked } from "../content/types/checked";
import { priceInWords } from "../content/values/price-range";
import { ReactIsland } from "../islands/ReactIsland";
import { Layout } from "../layout/Layout";
import { pagePaths } from "../routes/page-paths";
import { BesidePicture } from "../sections/page/BesidePicture";
import { ToolHero } from "../sections/page/ToolHero";
import { plannedTiles } from "../sections/planner/PlanSketchSection";
import { Rates } from "../sections/planner/Rates";
import { PageHead } from "../seo/PageHead";
import { SQUARE_METRE } from "../setting-out/amounts/amounts";
import { priceOf } from "../setting-out/amounts/price";
import { PlanSummary } from "../setting-out/planner/PlanResult";
import { TilePlanner } from "../setting-out/planner/TilePlanner";
import { readRequest } from "../setting-out/request/read-request";
import { planRoom } from "../setting-out/set-out/room-plan";
import { table } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { fontSizes, space } from "../theme/tokens";

type Data = Checked<Queries.PlannerPageQuery>;

export default function PlannerPage({ data }: Pick<PageProps<Data>, "data">) {
  const { page, tiles, rates, prices, layout } = data;
  const planned = plannedTiles(tiles.nodes, rates);
  return (
    <Layout frame={data}>
      <ToolHero breadcrumbs={breadcrumbs(data)} headline={page.headline}>
        {planned && (
          <ReactIsland name="tile-planner" component={TilePlanner} props={{ words: page, tiles: planned }} />
        )}
      </ToolHero>
      {page.examples.length > 0 && (
        <PageSection title={page.examplesTitle} introduction={page.introduction}>
          <ul css={grid}>
            {page.examples.map(({ title, width, height, isFloor, bond, tile }, index) => {
              const ofTile = plannedTiles([tile]);
              const room = isFloor ? { room: "floor", d: String(height) } : { h: String(height) };
              const values = { ...room, w: String(width), bond };
              const asked = ofTile && readRequest(values, { tiles: ofTile }).room;
              return (
                asked && (
                  <li key={title}>
                    <h3>{title}</h3>
                    <PlanSummary id={`example-${index}`} plan={planRoom(asked)} words={page} fill="colour" />
                  </li>
                )
              );
            })}
          </ul>
        </PageSection>
      )}
      {rates.length > 0 && (
        <PageSection id="prices" title={page.ratesTitle} introduction={page.ratesNote}>
          <BesidePicture picture={page.ratesPicture}>
            <Rates rates={rates} words={page} />
          </BesidePicture>
        </PageSection>
      )}
      {prices.nodes.length > 0 && (
        <PageSection
          {...(rates.length === 0 && { id: "prices" })}
          title={page.pricesTitle}
          introduction={page.pricesNote}
        >
          {prices.nodes.map((example, index) => (
            <PriceExample
              key={example.slug}
              example={example}
              words={page}
              quote={layout.navigation.quote}
              isOpen={index === 0}
            />
          ))}
        </PageSection>
      )}
    </Layout>
  );
}

interface PriceExampleProps {
  example: Data["prices"]["nodes"][number];
  words: Data["page"];
  /** The button's text. */
  quote: string;
  isOpen: boolean;
}

/** A price example, line by line. It shows prices and their total only if every line has one. */
function PriceExample({ example, words, quote, isOpen }: PriceExampleProps) {
  const { title, introduction, lines, source, up, down } = example;
  const ranges = lines.flatMap(({ price }) => price ?? []);
  const isPriced = ranges.length === lines.length;
  const total = ranges.reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), noPrice);
  return (
    <Disclosure title={<h3>{title}</h3>} open={isOpen}>
      <p>
        <Copy text={introduction} />
      </p>
      <table css={[table, spaced]}>
        <tbody>
          {lines.map(({ work, hours, materials, price, ...line }) => (
            <tr key={work}>
              <th scope="row">{work}</th>
              <td>
                {[hours, materials].filter(Boolean).join(" · ")}
                {!price && <LayingPrice line={line} words={words} />}
              </td>
              {isPriced && price && <td>{priceInWords(price)}</td>}
            </tr>
          ))}
        </tbody>
        {isPriced && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {words.totalLabel}
              </th>
              <td>{priceInWords(total)}</td>
            </tr>
          </tfoot>
        )}
      </table>
      <p>
        <Copy text={(isPriced && source) || words.withoutSums} />
      </p>
      <p>
        <strong>{words.upLabel}:</strong> {up}
      </p>
      <p>
        <strong>{words.downLabel}:</strong> {down}
      </p>
      <QuoteLink>{quote}</QuoteLink>
    </Disclosure>
  );
}

interface LayingPriceProps {
  line: Pick<Data["prices"]["nodes"][number]["lines"][number], "rate" | "area">;
  words: Data["page"];
}

/** The price of laying a line's area at its rate. Renders nothing for another line, and for a rate that is not shown. */
function LayingPrice({ line: { rate, area }, words }: LayingPriceProps) {
  if (!rate?.isShown || !area) return null;
  const price = priceInWords(priceOf(area * SQUARE_METRE, rate));
  return (
    <p>
      <strong>{fillPlaceholders(rate.isOwn ? words.layingAtOwn : words.layingAt, { price })}</strong>
    </p>
  );
}

const noPrice = { from: 0, to: 0 };

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
      ratesPicture { ...ProjectPicture }
      examplesTitle
      examples { title width height isFloor bond tile { ...PlannedTile } }
      ...PlannerWords
      ratesTitle ratesNote ...RateWords
      pricesTitle pricesNote withoutSums totalLabel upLabel downLabel layingAt layingAtOwn
    }
    tiles: allTile(sort: { order: ASC }) { nodes { ...PlannedTile } }
    rates: currentRates { ...Rate }
    prices: allPriceExample(sort: { order: ASC }) {
      nodes { slug title introduction lines {
          work hours materials price { from to } area
          rate { from to isShown isOwn }
        } source up down }
    }
  }
`;
