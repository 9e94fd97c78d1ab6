import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { homeAnchors, pagePaths } from "../routes";
import { Island } from "../scripts/Island";
import { from, scriptingOff } from "../theme/media-queries";
import { onlyWhenFailed } from "../theme/mixins";
import { colours, space } from "../theme/tokens";
import { OtherWays } from "./form/OtherWays";
import { QuoteForm } from "./form/QuoteForm";
import type { FormContent } from "./form/words";

/** The quote form. Where no script runs, it shows the other ways to reach the company instead. */
export function QuoteRequestPanel(content: FormContent) {
  const { words, company } = content;
  return (
    <div css={box}>
      <div role="status">
        <div css={onlyWhenFailed}>
          <p css={note}>
            The form does not work at the moment. What you typed stays. Try again,{" "}
            <a href={`${pagePaths.home}?again#${homeAnchors.contact}`}>reload the page</a>, or reach us
            directly:
          </p>
          <OtherWays company={company} />
        </div>
      </div>
      <Island name="quote-form" component={QuoteForm} props={content} styles={onlyWithScript} />
      <noscript>
        <p css={note}>{words.withoutScript}</p>
        <OtherWays company={company} />
      </noscript>
    </div>
  );
}

export const fragments = graphql`
  fragment QuoteFormWords on QuoteForm {
    detailsHint submit promise sentPromise nextText messageGreeting withoutScript
  }
  fragment QuoteFormCompany on Company {
    ...OtherWaysCompany
    otherHours { from to text }
  }
`;

const box = css`
  padding: ${space.l} ${space.m};
  ${from.tablet} { padding: ${space.l}; }
  background: ${colours.white};
  color: ${colours.ink};
  box-shadow: 0 0 0 1px ${colours.grout};
  /* The outline in forced colours, which remove shadows. */
  outline: 1px solid transparent;
`;

const onlyWithScript = css`
  ${scriptingOff} { display: none; }
`;

const note = css`margin-bottom: ${space.m};`;
