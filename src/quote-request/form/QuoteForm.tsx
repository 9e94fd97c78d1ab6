import { css } from "@emotion/react";
import { useLayoutEffect, useRef } from "react";
import { Button } from "../../components/Button";
import { DatedPart } from "../../components/dated-part/DatedPart";
import { hintStyles } from "../../components/field-styles";
import { whatsAppWith } from "../../content/values/phone-formats";
import { contactTitleId } from "../../routes";
import { IslandAttribute } from "../../scripts/island-attributes";
import { stack, visuallyHidden } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { formId } from "../draft/draft";
import { submitQuoteRequest } from "../sending/submit-quote-request";
import { ErrorSummary } from "./ErrorSummary";
import { FailureNote } from "./FailureNote";
import { QuoteFormFields } from "./QuoteFormFields";
import { Receipt } from "./Receipt";
import { Toast } from "./Toast";
import { useQuoteRequest } from "./useQuoteRequest";
import { type FormContent, submittingLabel } from "./words";

/** The quote form: errors, fields and buttons, with the result of the last submit. */
export function QuoteForm(content: FormContent) {
  const { words, company } = content;
  const { form, sending, result, sent, submit } = useQuoteRequest((request) =>
    submitQuoteRequest(request, company.email),
  );
  const status = useRef<HTMLParagraphElement>(null);
  // The pressed button is disabled while sending, and would lose focus to the page.
  useLayoutEffect(() => {
    if (sending) status.current?.focus({ preventScroll: true });
  }, [sending]);

  /** The sentences of other hours that are in force, such as "We answer messages from 4 January." */
  const otherHours = company.otherHours?.map(
    ({ from, to, text }) =>
      text && (
        <DatedPart key={from} from={from} to={to} styles={strong}>
          {text}
        </DatedPart>
      ),
  );

  return (
    <>
      {sent && (
        <>
          <Receipt key={sent.id} request={sent.request} otherHours={otherHours} {...content} />
          <h3 css={anotherTitle}>Send another request</h3>
        </>
      )}
      <form
        id={formId}
        // Without a script, a submit then does nothing: the words stay, and nothing looks as if it had been sent.
        method="dialog"
        noValidate
        aria-labelledby={contactTitleId}
        aria-busy={sending || undefined}
        onSubmit={submit}
        css={layout}
      >
        {company.whatsapp && (
          <p>
            Prefer to send photos?{" "}
            <a
              href={whatsAppWith(company.whatsapp.whatsAppLink, words.messageGreeting)}
              target="_blank"
              rel="noopener"
            >
              WhatsApp us
            </a>
          </p>
        )}
        <p>Please fill in every field. No last name? A hyphen will do.</p>
        {result?.kind === "invalid" && (
          <ErrorSummary key={result.id} found={result.fields} errors={form.formState.errors} />
        )}
        {(result?.kind === "failed" || result?.kind === "rate limited") && (
          <FailureNote
            key={result.id}
            outcome={result}
            control={form.control}
            sending={sending}
            {...content}
          />
        )}
        <QuoteFormFields form={form} detailsHint={words.detailsHint} />
        <p ref={status} role="status" tabIndex={-1} css={visuallyHidden}>
          {sending ? submittingLabel : ""}
        </p>
        {otherHours}
        <Button type="submit" disabled={sending}>
          {sending ? submittingLabel : words.submit}
        </Button>
        {words.promise && <p css={hintStyles}>{words.promise}</p>}
      </form>
      {result && result.kind !== "invalid" && <Toast key={result.id} outcome={result} {...content} />}
    </>
  );
}

const strong = css`font-weight: 600;`;

const anotherTitle = css`margin: ${space.xl} 0 ${space.m};`;

/** The specification sets the height of Project Details. Its counter is hidden until hydration. */
const layout = css`
  ${stack(space.l)}
  textarea[name="projectDetails"] { min-height: 120px; }
  [data-${IslandAttribute.script}] & textarea + [id$="-note"] { visibility: hidden; }
`;
