import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { QuoteLink } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { priceInWords } from "../../content/values/price-range";
import { SQUARE_METRE } from "../../setting-out/amounts/amounts";
import { priceOf } from "../../setting-out/amounts/price";
import { table } from "../../theme/arrangements";
import { space } from "../../theme/tokens";

interface PriceExampleProps {
  example: Queries.PriceExampleFragment;
  words: Queries.PriceExampleWordsFragment;
  /** The button's text. */
  quote: string;
  isOpen: boolean;
}

/** A price example, line by line. It shows prices and their total only if every line has one. */
export function PriceExample({ example, words, quote, isOpen }: PriceExampleProps) {
  const { title, introduction, lines, source, up, down } = example;
  const ranges = lines.flatMap(({ price }) => price ?? []);
  const isPriced = ranges.length === lines.length;
  const total = ranges.reduce((sum, { from, to }) => ({ from: sum.from + from, to: sum.to + to }), noPrice);
  return (
    <Disclosure title={title} open={isOpen}>
      <p>{introduction}</p>
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
      <p>{(isPriced && source) || words.withoutSums}</p>
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
  line: Pick<PriceExampleProps["example"]["lines"][number], "rate" | "area">;
  words: PriceExampleProps["words"];
}

/** The price of laying a line's area at its rate. Renders nothing for another line. */
function LayingPrice({ line: { rate, area }, words }: LayingPriceProps) {
  if (!rate || !area) return null;
  const price = priceInWords(priceOf(area * SQUARE_METRE, rate));
  return (
    <p>
      <strong>{fillPlaceholders(rate.isOwn ? words.layingAtOwn : words.layingAt, { price })}</strong>
    </p>
  );
}

const noPrice = { from: 0, to: 0 };

const spaced = css`margin-bottom: ${space.m};`;

export const priceExampleFragments = graphql`
  fragment PriceExample on PriceExample {
    title introduction source up down
    lines { work hours materials price { from to } area rate { from to isOwn } }
  }
  fragment PriceExampleWords on PlannerPage { withoutSums totalLabel upLabel downLabel layingAt layingAtOwn }
`;
