import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { QuoteLink } from "../../components/Button";
import { Disclosure } from "../../components/Disclosure";
import { priceInWords } from "../../content/values/price-range";
import { stack, table } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { squareMetre } from "../amounts/amounts";
import { priceOf, sumOfPrices } from "../amounts/price";

interface PriceExampleProps {
  example: Queries.PriceExampleFragment;
  /** Stands where an example has no sums. */
  withoutSums: string;
  /** The button's text. */
  quote: string;
  isOpen: boolean;
}

/** A price example, line by line. It shows prices and their total only if every line has one. */
export function PriceExample({ example, withoutSums, quote, isOpen }: PriceExampleProps) {
  const { title, introduction, lines, source, raisesPrice, lowersPrice } = example;
  const ranges = lines.flatMap(({ price }) => price ?? []);
  const isPriced = ranges.length === lines.length;
  return (
    <Disclosure title={title} open={isOpen}>
      <div css={parts}>
        <p>{introduction}</p>
        <table css={table}>
          <tbody>
            {lines.map(({ work, hours, materials, price, area, rate }) => (
              <tr key={work}>
                <th scope="row">{work}</th>
                <td>
                  {[hours, materials].filter(Boolean).join(" · ")}
                  {!price && area && rate && (
                    <p>
                      <strong>
                        {`Laying at ${rate.isOwn ? "our" : "the guide"} rate: `}
                        {priceInWords(priceOf(area * squareMetre, rate))}
                      </strong>
                    </p>
                  )}
                </td>
                {isPriced && price && <td>{priceInWords(price)}</td>}
              </tr>
            ))}
          </tbody>
          {isPriced && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  Together
                </th>
                <td>{priceInWords(sumOfPrices(ranges))}</td>
              </tr>
            </tfoot>
          )}
        </table>
        <p>{(isPriced && source) || withoutSums}</p>
        <p>
          <strong>What costs more:</strong> {raisesPrice}
        </p>
        <p>
          <strong>What costs less:</strong> {lowersPrice}
        </p>
        <QuoteLink>{quote}</QuoteLink>
      </div>
    </Disclosure>
  );
}

const parts = css`
  ${stack(space.s)}
  justify-items: start;
`;

export const fragments = graphql`
  fragment PriceExample on PriceExample {
    title introduction source raisesPrice lowersPrice
    lines { work hours materials price { from to } area rate { from to isOwn } }
  }
`;
