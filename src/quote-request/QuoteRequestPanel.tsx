import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { homeAnchors, pagePaths } from "../routes";
import { ScriptData } from "../scripts/attributes";
import { Island } from "../scripts/Island";
import { from, scriptingOff } from "../theme/media-queries";
import { colours, space } from "../theme/tokens";
import { OtherWays } from "./form/OtherWays";
import { QuoteForm, type QuoteFormProps } from "./form/QuoteForm";
import { formWords } from "./form/words";

interface QuoteRequestPanelProps extends QuoteFormProps {
  words: Queries.QuoteFormWordsFragment & Queries.QuotePanelWordsFragment;
}

/** The quote form. Where no script runs, it shows the other ways to reach the company instead. */
export function QuoteRequestPanel({ words, ...others }: QuoteRequestPanelProps) {
  const { withoutScript, ...own } = words;
  const allWords = formWords(others.company, own);
  const props: QuoteFormProps = { ...others, words: own };
  return (
    <div css={box}>
      <div role="status">
        <div css={onlyWhenUnavailable}>
          <p css={note}>
            {allWords.formUnavailable}{" "}
            <a href={`${pagePaths.home}?again#${homeAnchors.contact}`}>{allWords.reload}</a>
          </p>
          <OtherWays company={props.company} words={allWords} />
        </div>
      </div>
      <Island name="quote-form" component={QuoteForm} props={props} styles={onlyWithScript} />
      <noscript>
        <p css={note}>{withoutScript}</p>
        <OtherWays company={props.company} words={allWords} />
      </noscript>
    </div>
  );
}

export const quoteFormFragments = graphql`
  fragment QuoteFormWords on QuoteForm { detailsHint submit promise sentPromise nextText messageGreeting }
  fragment QuotePanelWords on QuoteForm { withoutScript }
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

const onlyWhenUnavailable = css`
  display: none;
  html[data-${ScriptData.failed}] & { display: block; }
`;

const note = css`margin-bottom: ${space.m};`;
