import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { Button, ButtonAnchor } from "../../../components/Button";
import type { Days } from "../../../content/derived/clock";
import { fillPlaceholders } from "../../../content/fields/placeholders";
import { row, stack } from "../../../theme/arrangements";
import { colours, fontSizes, shades, space } from "../../../theme/tokens";
import { type QuoteRequest, quoteRequestFields } from "../../rules/quote-request";
import { mailLink } from "../../rules/written-request";
import { promiseInWords } from "./promise-in-words";

interface ReceiptProps {
  /** As it was sent. */
  request: QuoteRequest;
  words: Queries.QuoteFormWordsFragment;
  quoteWithin: string;
  closed?: readonly Days[] | undefined;
  onAnother: () => void;
}

/** Takes the form's place, and focus, once a request is sent: when an answer comes, what was sent, and copies. */
export function Receipt({ request, words, quoteWithin, closed, onAnother }: ReceiptProps) {
  const receipt = useRef<HTMLElement>(null);
  const [promise] = useState(() => promiseInWords(words, quoteWithin, Date.now(), closed));
  useEffect(() => {
    receipt.current?.focus({ preventScroll: true });
    receipt.current?.scrollIntoView();
  }, []);
  return (
    <section ref={receipt} tabIndex={-1} aria-labelledby="quote-receipt" css={box}>
      <h3 id="quote-receipt">{words.nextTitle}</h3>
      <p>{fillPlaceholders(words.nextText, { promise })}</p>
      <h4>{words.sentTitle}</h4>
      <dl>
        {quoteRequestFields.map((field) => (
          <div key={field}>
            <dt>{words[field].label}</dt>
            <dd dir="auto">{request[field]}</dd>
          </div>
        ))}
      </dl>
      <div css={buttons}>
        <ButtonAnchor href={mailLink(request.email, request, words)} variant="outline">
          {words.copyByMail}
        </ButtonAnchor>
        <Button onClick={onAnother}>{words.sendAnother}</Button>
      </div>
    </section>
  );
}

const box = css`
  ${stack(space.s)}
  padding: ${space.m};
  border-left: 6px solid ${colours.brass};
  background: ${colours.bottleMist};
  h4 { font-size: ${fontSizes.lead}; }
  dl { ${stack(space.xs)} }
  dt { color: ${shades.inkSoft}; font-size: ${fontSizes.small}; }
  dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
`;

const buttons = css`
  ${row(space.s)}
  > * { flex: 1 1 10rem; }
`;
