import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";
import { dayInWords } from "../../content/values/clock";
import { priceInWords } from "../../content/values/price-range";
import { belowTablet } from "../../theme/media-queries";
import { smallPrint, table } from "../../theme/mixins";
import { space } from "../../theme/tokens";

/** A list of price ranges, each with its unit, what it includes and its sources. */
export function Rates({ rates }: { rates: readonly Queries.RateFragment[] }) {
  return (
    <table css={[table, roomy]}>
      <tbody>
        {rates.map(({ slug, work, unit, from, to, included, sources, checked, isOwn }) => {
          const day = dayInWords(checked);
          return (
            <tr key={slug}>
              <th scope="row">
                <strong>{work}</strong>
                <p>{included}</p>
                <p css={smallPrint}>
                  {sources.map(({ name, url }) => (
                    <Fragment key={name}>{url ? <a href={url}>{name}</a> : name}, </Fragment>
                  ))}
                  {isOwn ? day : `read on ${day}`}
                </p>
              </th>
              <td>
                <strong>{priceInWords({ from, to })}</strong> per {unit}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const roomy = css`
  margin-bottom: ${space.xl};
  th, td { padding: ${space.s} ${space.m} ${space.s} 0; }
  td { white-space: nowrap; }
  ${belowTablet} {
    th, td { display: block; padding-right: 0; }
    td { padding-top: 0; border-top: 0; }
  }
`;

export const rateFragment = graphql`
  fragment Rate on Rate {
    slug work unit from to included supply checked bonds isOwn
    sources { name url }
    tiles { slug }
  }
`;
