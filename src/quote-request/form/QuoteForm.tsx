import { css } from "@emotion/react";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { whatsAppWith } from "../../content/values/phone-formats";
import { contactTitleId } from "../../routes";
import { ScriptData } from "../../scripts/attributes";
import { stack, visuallyHidden } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";
import { formId } from "../draft/draft";
import { submitQuoteRequest } from "../sending/submit-quote-request";
import { ErrorSummary } from "./ErrorSummary";
import { OtherHoursNotice } from "./OtherHoursNotice";
import { QuoteFormFields } from "./QuoteFormFields";
import { Receipt } from "./Receipt";
import { ResultNote } from "./ResultNote";
import { Toast, type ToastMessage } from "./Toast";
import { type SubmissionResult, useQuoteRequest } from "./useQuoteRequest";
import { type FormWords, formWords, outcomeInWords } from "./words";

export interface QuoteFormProps {
  words: Queries.QuoteFormWordsFragment;
  company: Queries.OtherWaysCompanyFragment;
}

/** The quote form: errors, fields and buttons, with the outcome of the last submit. */
export function QuoteForm({ words: sentences, company }: QuoteFormProps) {
  const words = formWords(company, sentences);
  const { form, sending, result, sent, submit } = useQuoteRequest((request) =>
    submitQuoteRequest(request, company.email),
  );
  const status = useRef<HTMLParagraphElement>(null);
  const [closedToast, setClosedToast] = useState<number>();
  // The pressed button is disabled while sending, and would lose focus to the page.
  useLayoutEffect(() => {
    if (sending) status.current?.focus({ preventScroll: true });
  }, [sending]);

  const toast = result?.id === closedToast ? undefined : toastOf(result, words, company.phone);

  return (
    <>
      {sent && (
        <>
          <Receipt key={sent.id} request={sent.request} words={words} company={company} />
          <h3 css={anotherTitle}>{words.sendAnother}</h3>
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
            {words.photos.question}{" "}
            <a
              href={whatsAppWith(company.whatsapp.whatsAppLink, words.photos.message)}
              target="_blank"
              rel="noopener"
            >
              {words.photos.link}
            </a>
          </p>
        )}
        <p>{words.everyField}</p>
        {result?.kind === "invalid" && (
          <ErrorSummary
            key={result.id}
            title={words.errorSummaryTitle}
            found={result.fields}
            errors={form.formState.errors}
          />
        )}
        {(result?.kind === "failed" || result?.kind === "rate limited") && (
          <ResultNote key={result.id} control={form.control} {...{ result, sending, words, company }} />
        )}
        <QuoteFormFields {...{ form, words }} />
        <p ref={status} role="status" tabIndex={-1} css={visuallyHidden}>
          {sending ? words.submitting : ""}
        </p>
        <OtherHoursNotice otherHours={company.otherHours} />
        <Button type="submit" disabled={sending}>
          {sending ? words.submitting : words.submit}
        </Button>
        {words.promise && <p css={small}>{words.promise}</p>}
      </form>
      {toast && (
        <Toast
          key={toast.id}
          message={toast}
          closeLabel={words.close}
          onClose={() => setClosedToast(toast.id)}
        />
      )}
    </>
  );
}

/** Long enough to read twenty words slowly. */
const readingTime = 10_000;

/** The toast of a result: success closes by itself, the others stay until they are closed. The company's number is a link. */
function toastOf(
  result: SubmissionResult | undefined,
  words: FormWords,
  { display, telLink }: QuoteFormProps["company"]["phone"],
): ToastMessage | undefined {
  if (!result || result.kind === "invalid") return undefined;
  const message = { id: result.id, ...outcomeInWords(result, words) };
  if (result.kind === "failed") return { ...message, tone: "alert", link: { text: display, href: telLink } };
  return { ...message, tone: "status", ...(result.kind === "sent" && { stays: readingTime }) };
}

const small = css`
  color: ${colours.inkSoft};
  font-size: ${fontSizes.small};
  line-height: 1.4;
`;

const anotherTitle = css`margin: ${space.xl} 0 ${space.m};`;

/** Nothing counts the characters before hydration. */
const layout = css`
  ${stack(space.l)}
  [data-${ScriptData.script}] & textarea + [id$="-note"] { visibility: hidden; }
`;
