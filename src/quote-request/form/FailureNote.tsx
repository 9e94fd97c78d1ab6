import { type Control, useWatch } from "react-hook-form";
import { Button } from "../../components/Button";
import type { QuoteRequest } from "../rules/quote-request";
import { writtenRequest } from "../rules/written-request";
import type { SubmissionOutcome } from "../sending/submit-quote-request";
import { FocusedBlock } from "./FocusedBlock";
import { OtherWays } from "./OtherWays";
import { type FormContent, outcomeInWords, submittingLabel } from "./words";

interface FailureNoteProps extends FormContent {
  outcome: SubmissionOutcome;
  control: Control<QuoteRequest>;
  sending: boolean;
}

/** Says that a request was not sent, and offers other ways, with the form's values as the message. */
export function FailureNote({ outcome, control, sending, ...content }: FailureNoteProps) {
  const { title, description } = outcomeInWords(outcome, content);
  const { words, company } = content;
  const request = useWatch({ control, compute: (values: QuoteRequest) => values });
  return (
    <FocusedBlock title={title} tone="error">
      <p>{description}</p>
      <h4>Other ways to reach us</h4>
      <p>
        Everything you typed is still here. WhatsApp and email open with your request already written, so
        nothing has to be typed twice:
      </p>
      <OtherWays company={company} message={writtenRequest(request, words.messageGreeting)} />
      {outcome.kind === "failed" && (
        <Button
          variant="outline"
          disabled={sending}
          onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {sending ? submittingLabel : "Try again"}
        </Button>
      )}
    </FocusedBlock>
  );
}
