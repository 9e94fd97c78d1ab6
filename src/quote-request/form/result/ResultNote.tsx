import { css } from "@emotion/react";
import { useEffect, useId, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { Button } from "../../../components/Button";
import { stack } from "../../../theme/arrangements";
import { colours, fontSizes, space } from "../../../theme/tokens";
import { type AttachedPlan, withPlan } from "../../rules/attached-plan";
import type { QuoteRequest } from "../../rules/quote-request";
import type { SubmissionOutcome } from "../../rules/submit-quote-request";
import { mailLink, whatsAppRequestLink } from "../../rules/written-request";
import { OtherWays } from "./OtherWays";

interface ResultNoteProps {
  form: UseFormReturn<QuoteRequest>;
  plan: AttachedPlan | undefined;
  words: Queries.QuoteFormWordsFragment;
  company: Queries.OtherWaysCompanyFragment;
  result: SubmissionOutcome;
  submit: () => void;
}

/** The other ways to send a request that failed, with the form's values as the message, and once more. It takes focus. */
export function ResultNote({ form, plan, words, company, result, submit }: ResultNoteProps) {
  const note = useRef<HTMLElement>(null);
  const titleId = useId();
  const sending = form.formState.isSubmitting;
  const typed = useWatch({ control: form.control, compute: (values: QuoteRequest) => values });
  const request = withPlan(typed, plan);
  useEffect(() => {
    note.current?.focus();
  }, []);
  const links = {
    whatsApp: company.whatsapp && whatsAppRequestLink(company.whatsapp.whatsAppLink, request, words),
    mail: mailLink(company.email, request, words),
  };
  return (
    <section ref={note} tabIndex={-1} aria-labelledby={titleId} css={box}>
      <h3 id={titleId}>{words.otherWaysTitle}</h3>
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
  h3 { font-size: ${fontSizes.lead}; }
`;
