import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { homeSection } from "../routes/page-paths";
import { ScriptData } from "../scripts/attributes";
import { Island } from "../scripts/Island";
import { from, withoutScript } from "../theme/media-queries";
import { colours, space } from "../theme/tokens";
import { QuoteForm, type QuoteFormProps } from "./form/QuoteForm";
import { OtherWays } from "./form/result/OtherWays";

interface QuoteRequestPanelProps extends QuoteFormProps {
  words: Queries.QuoteFormWordsFragment & Queries.QuotePanelWordsFragment;
}

/** The quote form. Where no script runs, it shows the other ways to reach the company instead. */
export function QuoteRequestPanel({ words, ...others }: QuoteRequestPanelProps) {
  const { withoutScript: textWithoutScript, formUnavailable, ...formWords } = words;
  const props: QuoteFormProps = { ...others, words: formWords };
  return (
    <div css={box}>
      <div role="status">
        <div css={onlyWhenUnavailable}>
          <p css={note}>
            {formUnavailable}{" "}
            <a href={homeSection("contact")} {...{ [`data-${ScriptData.reload}`]: "" }}>
              Reload the page
            </a>
          </p>
          <OtherWays company={props.company} words={props.words} />
        </div>
      </div>
      <Island
        name="quote-form"
        starts="touched"
        component={QuoteForm}
        props={props}
        styles={onlyWithScript}
      />
      <noscript>
        <p css={note}>{textWithoutScript}</p>
        <OtherWays company={props.company} words={props.words} />
      </noscript>
    </div>
  );
}

export const quoteFormFragments = graphql`
  fragment QuoteFormWords on QuoteForm {
    firstName { label hint }
    lastName { label hint }
    email { label hint }
    phone { label hint }
    address { label hint }
    projectDetails { label hint }
    photos { question link message }
    everyField remaining tooMany correction
    submit submitting
    promise
    errorSummaryTitle close
    success { title thanks promise }
    failure { title description }
    rateLimit { title description }
    nextTitle nextText sentTitle copyByMail sendAnother
    otherWaysTitle otherWaysText tryAgain messageGreeting mailSubject
    ...OtherWaysWords
  }
  fragment QuotePanelWords on QuoteForm { withoutScript formUnavailable }
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
  ${withoutScript} { display: none; }
`;

const onlyWhenUnavailable = css`
  display: none;
  html[data-${ScriptData.failed}] & { display: block; }
`;

const note = css`margin-bottom: ${space.m};`;
