import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Fragment } from "react";
import { dayInWords } from "../../content/values/clock";
import { priceInWords } from "../../content/values/price-range";
import { from } from "../../theme/media-queries";
import { smallPrint } from "../../theme/mixins";
import { colours, fontSizes, fonts, space } from "../../theme/tokens";

/** A list of price ranges, each with its unit, what it includes and its sources. */
export function Rates({ rates }: { rates: readonly Queries.RateFragment[] }) {
  return (
    <ul>
      {rates.map(({ slug, work, unit, included, sources, checked, isOwn, ...range }) => {
        const day = dayInWords(checked);
        return (
          <li key={slug} css={entry}>
            <h3>{work}</h3>
            <p css={price}>
              <strong>{priceInWords(range)}</strong> per {unit}
            </p>
            <p>{included}</p>
            <p css={smallPrint}>
              {sources.map(({ name, url }) => (
                <Fragment key={name}>{url ? <a href={url}>{name}</a> : name}, </Fragment>
              ))}
              {isOwn ? day : `read on ${day}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** The price stands below its title on phones, and right of it in wider windows. */
const entry = css`
  padding: ${space.s} 0;
  border-top: 1px solid ${colours.grout};
  h3 { font: 600 ${fontSizes.body}/1.4 ${fonts.body}; }
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${space.l};
    > p { grid-column: 1; }
  }
`;

const price = css`
  font-size: ${fontSizes.lead};
  ${from.tablet} { && { grid-column: 2; } }
`;

export const fragments = graphql`
  fragment Rate on Rate {
    slug work unit from to included supply checked bonds isOwn
    sources { name url }
    tiles { slug }
  }
`;
