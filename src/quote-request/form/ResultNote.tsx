import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { colours, fontSizes, space } from "../../theme/tokens";
import { OtherWays } from "./OtherWays";
import type { QuoteRequestResult } from "./useQuoteRequest";

interface ResultNoteProps {
  result: QuoteRequestResult;
  words: Queries.QuoteFormWordsFragment;
  company: Queries.OtherWaysCompanyFragment;
}

/** What stays on the page after the toast: what happens next, or the other ways to reach the company. It takes focus. */
export function ResultNote({ result, words, company }: ResultNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const sent = result.kind === "sent";
  return (
    <div ref={note} tabIndex={-1} css={[box, sent ? sentBox : undefined]}>
      <h3>{sent ? words.nextTitle : words.otherWaysTitle}</h3>
      <p>{sent ? words.nextText : words.otherWaysText}</p>
      {!sent && <OtherWays company={company} words={words} />}
    </div>
  );
}

const box = css`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border-left: 6px solid ${colours.error};
  background: ${colours.errorMist};
  h3 { font-size: ${fontSizes.lead}; }
`;

const sentBox = css`
  border-left-color: ${colours.brass};
  background: ${colours.bottleMist};
`;
