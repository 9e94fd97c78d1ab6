import { type Control, useWatch } from "react-hook-form";
import { Button } from "../../components/Button";
import type { QuoteRequest } from "../rules/quote-request";
import type { SubmissionOutcome } from "../sending/submit-quote-request";
import { FocusedBlock } from "./FocusedBlock";
import { OtherWays } from "./OtherWays";
import { type FormContent, outcomeInWords } from "./words";

interface ResultNoteProps extends FormContent {
  result: SubmissionOutcome;
  control: Control<QuoteRequest>;
  sending: boolean;
}

/** Says that a request was not sent, and offers other ways, with the form's values as the message. */
export function ResultNote({ result, control, sending, words, company }: ResultNoteProps) {
  const { title, description } = outcomeInWords(result, words);
  const request = useWatch({ control, compute: (values: QuoteRequest) => values });
  return (
    <FocusedBlock title={title} tone="error">
      <p>{description}</p>
      <h4>{words.otherWaysTitle}</h4>
      <p>{words.otherWaysText}</p>
      <OtherWays company={company} words={words} request={request} />
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
