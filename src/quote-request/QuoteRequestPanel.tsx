import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { lazy, Suspense, useEffect, useRef } from "react";
import { withoutScript } from "../theme/media-queries";
import { colours, space } from "../theme/tokens";
import { formIsNeeded, watchForNeed } from "./form-need";
import { onlyInTrouble, tellTrouble } from "./form-trouble";
import { loadPersistently, waitOrOnline } from "./load-persistently";
import { OtherWays } from "./OtherWays";
import type { QuoteFormProps } from "./QuoteForm";

/** The form's code comes when it is needed; until then its HTML stands in the page and can be typed into. */
const QuoteForm = lazy(async () => {
  await formIsNeeded;
  const world = { wait: waitOrOnline, tellTrouble };
  const { QuoteForm: form } = await loadPersistently(
    () => import(/* webpackChunkName: "quote-form" */ "./QuoteForm"),
    world,
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
        <div css={onlyInTrouble}>
          <p css={note}>{props.words.formTrouble}</p>
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
    remaining
    tooMany
    submit
    submitting
    clear
    errorSummaryTitle
    close
    success { title description }
    failure { title description }
    rateLimit { title description }
    nextTitle
    nextText
    otherWaysTitle
    otherWaysText
    withoutScript
    formTrouble
    ...OtherWaysWords
  }
`;

const box = css`
  padding: ${space.l};
  background: ${colours.white};
  color: ${colours.ink};
  box-shadow: 0 0 0 1px ${colours.grout};
`;

const onlyWithScript = css`
  ${withoutScript} { display: none; }
`;

const roomForForm = css`min-height: 48rem;`;

const note = css`margin-bottom: ${space.m};`;
