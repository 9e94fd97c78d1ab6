import { css } from "@emotion/react";
import { FirstAnswer } from "../../../components/text/FirstAnswer";
import type { AnswerPromise } from "../../../content/derived/promise-in-words";
import { fontSizes, shades } from "../../../theme/tokens";

interface QuotePromiseProps {
  /** A sentence with {promise}. */
  sentence: string;
  promise: AnswerPromise;
}

/** The time until which the quote comes if the request is sent now. */
export function QuotePromise({ sentence, promise }: QuotePromiseProps) {
  const [before, after = ""] = sentence.split("{promise}");
  return (
    <p css={small}>
      {before}
      <FirstAnswer promise={promise} withoutScript={promise.words.promiseWithin} after={after} namesHour />
    </p>
  );
}

const small = css`
  color: ${shades.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.4;
`;
