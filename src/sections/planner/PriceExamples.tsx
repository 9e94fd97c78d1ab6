import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { stack } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, shades, space } from "../../theme/tokens";

interface PriceExamplesProps {
  words: Queries.PriceWordsFragment;
  examples: readonly Queries.PriceExampleFragment[];
}

/** Quotes as they might be, line by line; sums only where every line has one. */
export function PriceExamples({ words, examples }: PriceExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <PageSection id="prices" title={words.pricesTitle} introduction={words.pricesNote}>
      <ul css={list}>
        {examples.map((example) => (
          <li key={example.title}>
            <details>
              <summary css={summary}>
                <h3>{example.title}</h3>
              </summary>
              <div css={stack(space.s)}>
                <p>{example.introduction}</p>
                <Lines {...{ words, example }} />
                <dl css={moves}>
                  <dt>{words.upLabel}</dt>
                  <dd>{example.up}</dd>
                  <dt>{words.downLabel}</dt>
                  <dd>{example.down}</dd>
                </dl>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function Lines({
  words,
  example: { lines, source },
}: {
  words: Queries.PriceWordsFragment;
  example: Queries.PriceExampleFragment;
}) {
  const sums = lines.flatMap(({ sum }) => sum ?? []);
  const priced = sums.length === lines.length;
  const pounds = (sum: number) => `£${sum.toLocaleString("en-GB")}`;
  return (
    <>
      <ul css={table}>
        {lines.map(({ work, hours, materials, sum }) => (
          <li key={work}>
            <strong>{work}</strong>
            {priced && sum && <span css={figure}>{pounds(sum)}</span>}
            {(hours || materials) && (
              <span css={detail}>{[hours, materials].filter(Boolean).join(" · ")}</span>
            )}
          </li>
        ))}
        {priced && (
          <li>
            <strong>{words.totalLabel}</strong>
            <span css={figure}>{pounds(sums.reduce((total, sum) => total + sum))}</span>
          </li>
        )}
      </ul>
      <p css={detail}>{priced ? source : words.withoutSums}</p>
    </>
  );
}

export const priceExampleFragments = graphql`
  fragment PriceExample on PriceExample {
    title
    introduction
    lines { work hours materials sum }
    source
    up
    down
  }
  fragment PriceWords on PlannerPage { pricesTitle pricesNote withoutSums totalLabel upLabel downLabel }
`;

const list = css`
  display: grid;
  gap: ${space.l} ${space.xl};
  ${from.desk} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  h3 { font-size: ${fontSizes.h3}; }
`;

const table = css`
  border-bottom: 1px solid ${shades.grout};
  li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${space.s};
    padding: ${space.xs} 0;
    border-top: 1px solid ${shades.grout};
  }
`;

const summary = css`
  padding: ${space.s} 0;
  cursor: pointer;
  h3 { display: inline; }
`;

const figure = css`font-variant-numeric: tabular-nums;`;

const detail = css`
  grid-column: 1 / -1;
  color: ${shades.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.45;
`;

const moves = css`
  dt { color: ${colours.brassInk}; font-weight: 600; }
  dd { margin: 0 0 ${space.xs}; }
`;
