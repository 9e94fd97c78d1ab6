import { css } from "@emotion/react";
import { useEffect, useState } from "react";
import { fillFacts } from "../../../content/fields/placeholders";
import type { Days } from "../../../content/values/clock";
import { fontSizes, shades } from "../../../theme/tokens";
import { promiseInWords } from "./promise-in-words";

interface QuotePromiseProps {
  words: Queries.QuoteFormWordsFragment;
  /** The company's promise, such as '24 hours', if it makes one. */
  quoteWithin: string | null;
  /** Days on which no quote is sent. */
  closed?: readonly Days[] | undefined;
}

const minute = 60_000;

/** The time until which the quote comes if the request is sent now: in hours before hydration, then by London's clock. */
export function QuotePromise({ words, quoteWithin, closed }: QuotePromiseProps) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const promise = promiseInWords(words, quoteWithin, now, closed);
  return promise && <p css={small}>{fillFacts(words.promise, { promise })}</p>;
}

const small = css`
  color: ${shades.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.4;
`;
