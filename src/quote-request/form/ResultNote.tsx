import { Button } from "../../components/Button";
import type { QuoteRequest } from "../rules/quote-request";
import type { SubmissionOutcome } from "../sending/submit-quote-request";
import { FocusedBlock } from "./FocusedBlock";
import { OtherWays } from "./OtherWays";
import { type FormContent, outcomeInWords } from "./words";

interface ResultNoteProps extends FormContent {
  result: SubmissionOutcome;
  /** The request as it stands in the form, for the links. */
  typed: QuoteRequest;
  sending: boolean;
}

/** Says that a request was not sent, and offers other ways, with the form's values as the message. */
export function ResultNote({ result, typed, sending, words, company }: ResultNoteProps) {
  const { title, description } = outcomeInWords(result, words);
  return (
    <FocusedBlock title={title} tone="error">
      <p>{description}</p>
      <h4>{words.otherWaysTitle}</h4>
      <p>{words.otherWaysText}</p>
      <OtherWays company={company} words={words} request={typed} />
      {result.kind === "failed" && (
        <Button
          variant="outline"
          disabled={sending}
          onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {sending ? words.submitting : words.tryAgain}
        </Button>
      )}
    </FocusedBlock>
  );
}
