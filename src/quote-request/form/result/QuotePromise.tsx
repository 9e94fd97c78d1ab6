import { css } from "@emotion/react";
import { FirstAnswer } from "../../../components/text/FirstAnswer";
import type { AnswerPromise } from "../../../content/derived/promise-in-words";
import { unbroken } from "../../../theme/arrangements";
import { colours, fontSizes } from "../../../theme/tokens";

interface QuotePromiseProps {
  /** A sentence with {promise}. */
  sentence: string;
  promise: AnswerPromise;
}

/** The time until which the quote comes if the request is sent now. */
export function QuotePromise({ sentence, promise }: QuotePromiseProps) {
  // A full stop behind the promise stays on its line.
  const [before, punctuation, after] = sentence.split(/\{promise\}(\S*)/);
  return (
    <p css={small}>
      {before}
      <span css={unbroken}>
        <FirstAnswer
          promise={promise}
          withoutScript={promise.words.promiseWithin}
          after={punctuation ?? ""}
          namesHour
        />
      </span>
      {after}
    </p>
  );
}

const small = css`
  color: ${colours.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.4;
`;
