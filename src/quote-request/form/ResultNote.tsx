import { css } from "@emotion/react";
import { type Control, useWatch } from "react-hook-form";
import { Button } from "../../components/Button";
import { stack } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";
import type { QuoteRequest } from "../rules/quote-request";
import { mailLink, whatsAppRequestLink } from "../rules/written-request";
import type { SubmissionOutcome } from "../sending/submit-quote-request";
import { FocusedBlock } from "./FocusedBlock";
import { OtherWays } from "./OtherWays";
import { type FormWords, outcomeInWords } from "./words";

interface ResultNoteProps {
  result: SubmissionOutcome;
  control: Control<QuoteRequest>;
  sending: boolean;
  words: FormWords;
  company: Queries.OtherWaysCompanyFragment;
}

/** Says that a request was not sent, and offers other ways, with the form's values as the message. */
export function ResultNote({ result, control, sending, words, company }: ResultNoteProps) {
  const { title, description } = outcomeInWords(result, words);
  const request = useWatch({ control, compute: (values: QuoteRequest) => values });
  const links = {
    whatsApp: company.whatsapp && whatsAppRequestLink(company.whatsapp.whatsAppLink, request, words),
    mail: mailLink(company.email, request, words),
  };
  return (
    <FocusedBlock title={title} styles={box}>
      <p>{description}</p>
      <h4>{words.otherWaysTitle}</h4>
      <p>{words.otherWaysText}</p>
      <OtherWays company={company} words={words} links={links} />
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

const box = css`
  ${stack(space.s)}
  padding: ${space.m};
  border-left: 6px solid ${colours.error};
  background: ${colours.errorMist};
  h3, h4 { font-size: ${fontSizes.lead}; }
`;
