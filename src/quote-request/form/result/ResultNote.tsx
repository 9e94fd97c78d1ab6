import { css } from "@emotion/react";
import { useEffect, useId, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Button } from "../../../components/Button";
import { stack } from "../../../theme/mixins";
import { colours, fontSizes, space } from "../../../theme/tokens";
import type { QuoteRequest } from "../../rules/quote-request";
import type { SubmissionOutcome } from "../../rules/submit-quote-request";
import { mailLink, whatsAppRequestLink } from "../../rules/written-request";
import { focusFromTop } from "../focus-from-top";
import { outcomeInWords } from "../outcome-in-words";
import type { FormWords } from "../words";
import { OtherWays } from "./OtherWays";

interface ResultNoteProps {
  form: UseFormReturn<QuoteRequest>;
  words: FormWords;
  company: Queries.OtherWaysCompanyFragment;
  result: SubmissionOutcome;
  submit: () => void;
}

/** Says that a request was not sent, offers other ways, with the form's values as the message, and once more. It takes focus. */
export function ResultNote({ form, words, company, result, submit }: ResultNoteProps) {
  const note = useRef<HTMLElement>(null);
  const titleId = useId();
  const { title, description } = outcomeInWords(result, words);
  const sending = form.formState.isSubmitting;
  const request = useWatch({ control: form.control, compute: (values: QuoteRequest) => values });
  useEffect(() => {
    focusFromTop(note.current);
  }, []);
  const links = {
    whatsApp: company.whatsapp && whatsAppRequestLink(company.whatsapp.whatsAppLink, request, words),
    mail: mailLink(company.email, request, words),
  };
  return (
    <section ref={note} tabIndex={-1} aria-labelledby={titleId} css={box}>
      <h3 id={titleId}>{title}</h3>
      <p>{description}</p>
      <h4>{words.otherWaysTitle}</h4>
      <p>{words.otherWaysText}</p>
      <OtherWays company={company} words={words} links={links} />
      {result.kind === "failed" && (
        // Not disabled while sending: it would lose focus.
        <Button variant="outline" onClick={() => submit()} aria-disabled={sending || undefined}>
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
  h3, h4 { font-size: ${fontSizes.lead}; }
`;
