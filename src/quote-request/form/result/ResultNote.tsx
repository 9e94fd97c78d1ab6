import { css } from "@emotion/react";
import { useEffect, useId, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "../../../components/Button";
import { fillPlaceholders } from "../../../content/fields/placeholders";
import { stack } from "../../../theme/arrangements";
import { colours, fontSizes, space } from "../../../theme/tokens";
import type { QuoteRequest } from "../../rules/quote-request";
import type { QuoteRequestResult } from "../useQuoteRequest";
import { promiseInWords } from "./promise-in-words";
import { RequestByHand } from "./RequestByHand";

interface ResultNoteProps {
  result: QuoteRequestResult;
  form: UseFormReturn<QuoteRequest>;
  words: Queries.QuoteFormWordsFragment;
  company: Queries.OtherWaysCompanyFragment;
  sending: boolean;
  onRetry: () => void;
}

/** What stays on the page after the toast: what happens next, or every other way to send the request. It takes focus. */
export function ResultNote({ result, form, words, company, sending, onRetry }: ResultNoteProps) {
  const note = useRef<HTMLElement>(null);
  const titleId = useId();
  const [promise] = useState(() => promiseInWords(words, company.claims.quoteWithin, Date.now()));
  useEffect(() => note.current?.focus(), []);
  const sent = result.kind === "sent";
  return (
    <section ref={note} tabIndex={-1} aria-labelledby={titleId} css={[box, sent ? sentBox : undefined]}>
      <h3 id={titleId}>{sent ? words.nextTitle : words.otherWaysTitle}</h3>
      <p>{sent ? fillPlaceholders(words.nextText, { promise }) : words.otherWaysText}</p>
      {!sent && <RequestByHand form={form} words={words} company={company} />}
      {result.kind === "failed" && (
        // Not disabled while sending: it would lose focus.
        <Button variant="outline" onClick={onRetry} aria-disabled={sending || undefined}>
          {sending ? words.submitting : words.tryAgain}
        </Button>
      )}
    </section>
  );
}

const box = css`
  ${stack(space.s)}
  padding: ${space.m};
  border-left: 6px solid ${colours.error};
  background: ${colours.errorMist};
  h3 { font-size: ${fontSizes.lead}; }
`;

const sentBox = css`
  border-left-color: ${colours.brass};
  background: ${colours.bottleMist};
`;
