import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { entry } from "../../components/text/QuestionList";
import { table } from "../../setting-out/PlanResult";
import { space } from "../../theme/tokens";

interface PriceExamplesProps {
  words: Queries.PriceWordsFragment;
  examples: readonly Queries.PriceExampleFragment[];
}

/** Quotes as they might be, line by line; sums only where every line has one. */
export function PriceExamples({ words, examples }: PriceExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <PageSection id="prices" title={words.pricesTitle} introduction={words.pricesNote}>
      {examples.map(({ title, introduction, lines, source, up, down }) => {
        const sums = lines.flatMap(({ sum }) => sum ?? []);
        const isPriced = sums.length === lines.length;
        const pounds = (sum = 0) => isPriced && <td>{`£${sum.toLocaleString("en-GB")}`}</td>;
        return (
          <details key={title} css={entry}>
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
      })}
    </PageSection>
  );
}

export const priceExampleFragments = graphql`
  fragment PriceExample on PriceExample {
    slug
    title
    introduction
    lines { work hours materials sum }
    source
    up
    down
  }
  fragment PriceWords on PlannerPage { pricesTitle pricesNote withoutSums totalLabel upLabel downLabel }
`;

const spaced = css`margin-bottom: ${space.m};`;
