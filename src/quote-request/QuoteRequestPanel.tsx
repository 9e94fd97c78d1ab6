import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lazy, Suspense, useEffect, useRef } from "react";
import { onlyWhenUnavailable, setFormUnavailable } from "../hydration/form-unavailable";
import { loadWithRetries, waitOrOnline } from "../hydration/load-with-retries";
import { edge } from "../theme/edge";
import { withoutScript } from "../theme/media-queries";
import { colours, shades, space } from "../theme/tokens";
import { formIsNeeded, watchForNeed } from "./form/form-need";
import type { QuoteFormProps } from "./form/QuoteForm";
import { OtherWays } from "./form/result/OtherWays";

/** The form's code is loaded when it is needed; until then its HTML is in the page and can be typed into. */
const QuoteForm = lazy(async () => {
  await formIsNeeded;
  const dependencies = {
    wait: waitOrOnline,
    setFormUnavailable,
    report: (error: unknown) => reportError(error),
  };
  const { QuoteForm: form } = await loadWithRetries(
    () => import(/* webpackChunkName: "quote-form" */ "./form/QuoteForm"),
    dependencies,
  );
  return { default: form };
});

/** The quote form, and in its place, where no script runs, the other ways to reach the company. */
export function QuoteRequestPanel(props: QuoteFormProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => (panel.current ? watchForNeed(panel.current) : undefined), []);
  return (
    <div ref={panel} css={box}>
      <div role="status">
        <div css={onlyWhenUnavailable}>
          <p css={note}>{props.words.formUnavailable}</p>
          <OtherWays company={props.company} words={props.words} />
        </div>
      </div>
      <div css={onlyWithScript}>
        <Suspense fallback={<div css={roomForForm} />}>
          <QuoteForm {...props} />
        </Suspense>
      </div>
      <noscript>
        <p css={note}>{props.words.withoutScript}</p>
        <OtherWays company={props.company} words={props.words} />
      </noscript>
    </div>
  );
}

/** @public Gatsby collects it. */
export const quoteFormFragment = graphql`
  fragment QuoteFormWords on QuoteForm {
    firstName { label hint }
    lastName { label hint }
    email { label hint }
    phone { label hint }
    address { label hint }
    projectDetails { label hint }
    everyField
    remaining
    tooMany
    refused
    correction
    aboutService
    aboutArea
    addLine
    submit
    submitting
    clear
    putBack
    promise
    promiseWithin
    promiseBy
    errorSummaryTitle
    close
    success { title description }
    failure { title description }
    rateLimit { title description }
    nextTitle
    nextText
    otherWaysTitle
    otherWaysText
    tryAgain
    messageGreeting
    mailSubject
    withoutScript
    formUnavailable
    ...OtherWaysWords
  }
`;

const box = css`
  padding: ${space.l};
  background: ${colours.white};
  color: ${colours.ink};
  ${edge(shades.grout)}
`;

const onlyWithScript = css`
  ${withoutScript} { display: none; }
`;

const roomForForm = css`min-height: 48rem;`;

const note = css`margin-bottom: ${space.m};`;
