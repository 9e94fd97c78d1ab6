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
import { type FormContent, formWords, outcomeInWords } from "./words";

export interface QuoteFormProps {
  words: Queries.QuoteFormWordsFragment;
  company: FormContent["company"];
}

/** The quote form: errors, fields and buttons, with the outcome of the last submit. */
export function QuoteForm({ words: sentences, company }: QuoteFormProps) {
  const words = formWords(company, sentences);
  const { typed, messages, sending, result, sent, handlers } = useQuoteRequest((request) =>
    submitQuoteRequest(request, company.email),
  );
  const status = useRef<HTMLParagraphElement>(null);
  const [closedToast, setClosedToast] = useState<number>();
  // The pressed button is disabled while sending, and would lose focus to the page.
  useLayoutEffect(() => {
    if (sending) status.current?.focus({ preventScroll: true });
  }, [sending]);

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
        {...handlers}
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
            messages={messages}
          />
        )}
        {(result?.kind === "failed" || result?.kind === "rate limited") && (
          <ResultNote key={result.id} {...{ result, typed, sending, words, company }} />
        )}
        <QuoteFormFields {...{ typed, messages, sending, words }} />
        <p ref={status} role="status" tabIndex={-1} css={visuallyHidden}>
          {sending ? words.submitting : ""}
        </p>
        <OtherHoursNotice otherHours={company.otherHours} />
        <Button type="submit" disabled={sending}>
          {sending ? words.submitting : words.submit}
        </Button>
        {words.promise && <p css={small}>{words.promise}</p>}
      </form>
      <Toast
        message={result?.id === closedToast ? undefined : toastOf(result, { words, company })}
        closeLabel={words.close}
        onClose={() => setClosedToast(result?.id)}
      />
    </>
  );
}

/** Long enough to read twenty words slowly. */
const readingTime = 10_000;

/** The toast of a result: success closes by itself, the others stay until they are closed. The company's number is a link. */
function toastOf(
  result: SubmissionResult | undefined,
  { words, company: { phone } }: FormContent,
): ToastMessage | undefined {
  if (!result || result.kind === "invalid") return undefined;
  const message = { id: result.id, tone: "status", ...outcomeInWords(result, words) } as const;
  if (result.kind === "sent") return { ...message, stays: readingTime };
  if (result.kind === "rate limited") return message;
  return { ...message, tone: "alert", link: { text: phone.display, href: phone.telLink } };
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
