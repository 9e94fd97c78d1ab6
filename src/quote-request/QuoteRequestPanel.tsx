import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Icon } from "../components/icon/Icon";
import { whatsAppWith } from "../content/derived/phone-formats";
import { attribute, IslandData, reactIsland } from "../islands/attributes";
import { line } from "../theme/arrangements";
import { from, withoutScript } from "../theme/media-queries";
import { colours, shades, sizes, space } from "../theme/tokens";
import { QuoteForm, type QuoteFormProps } from "./form/QuoteForm";
import { OtherWays } from "./form/result/OtherWays";

interface QuoteRequestPanelProps extends QuoteFormProps {
  photos: Queries.PhotosWordsFragment["photos"];
}

/**
 * The quote form below the way to send photos instead. Where no script runs, the other ways to reach the company stand in
 * the form's place.
 */
export function QuoteRequestPanel({ photos, ...props }: QuoteRequestPanelProps) {
  const { whatsAppLink } = props.company.whatsapp;
  return (
    <div css={box}>
      <p css={photosLine}>
        {photos.question}
        <a href={whatsAppWith(whatsAppLink, photos.message)} target="_blank" rel="noopener">
          <Icon name="whatsapp" size={20} />
          {photos.link}
        </a>
      </p>
      <div role="status">
        <div css={onlyWhenUnavailable}>
          <p css={note}>{props.words.formUnavailable}</p>
          <OtherWays company={props.company} words={props.words} />
        </div>
      </div>
      <div css={onlyWithScript} {...reactIsland("quote-form", props)}>
        <QuoteForm {...props} />
      </div>
      <noscript>
        <p css={note}>{props.words.withoutScript}</p>
        <OtherWays company={props.company} words={props.words} />
      </noscript>
    </div>
  );
}

export const quoteFormFragments = graphql`
  fragment PhotosWords on QuoteForm { photos { question link message } }
  fragment QuoteFormWords on QuoteForm {
    firstName { label hint }
    lastName { label hint }
    email { label hint }
    phone { label hint }
    address { label hint }
    projectDetails { label hint }
    everyField remaining tooMany correction
    aboutService aboutArea addLine
    submit submitting
    promise promiseWithin promiseBy
    errorSummaryTitle close
    success { title description }
    failure { title description }
    rateLimit { title description }
    nextTitle nextText sentTitle copyByMail sendAnother
    otherWaysTitle otherWaysText tryAgain messageGreeting mailSubject
    withoutScript formUnavailable
    ...OtherWaysWords
  }
`;

const box = css`
  padding: ${space.l} ${space.m};
  ${from.phablet} { padding: ${space.l}; }
  background: ${colours.white};
  color: ${colours.ink};
  box-shadow: 0 0 0 1px ${shades.grout};
  /* Its line in forced colours, where shadows go. */
  outline: 1px solid transparent;
`;

const photosLine = css`
  ${line(`0 ${space.xs}`)}
  margin-bottom: ${space.m};
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.xxs};
    min-height: ${sizes.target};
    color: ${colours.bottle};
    font-weight: 600;
  }
`;

const onlyWithScript = css`
  ${withoutScript} { display: none; }
`;

const onlyWhenUnavailable = css`
  display: none;
  html[${attribute(IslandData.failed)}] & { display: block; }
`;

const note = css`margin-bottom: ${space.m};`;
