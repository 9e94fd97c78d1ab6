import { css } from "@emotion/react";
import { useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { Toast, type ToastMessage } from "../../components/Toast";
import { whatsAppWith } from "../../content/values/phone-formats";
import { contactTitleId } from "../../routes";
import { ScriptData } from "../../scripts/attributes";
import { stack, visuallyHidden } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";
import { submitInBrowser } from "../adapters/browser-adapters";
import { controlIn, shownValues } from "../adapters/form-controls";
import { formId } from "../adapters/keep-draft";
import { ErrorSummary } from "./fields/ErrorSummary";
import { QuoteFormFields } from "./fields/QuoteFormFields";
import { outcomeInWords } from "./outcome-in-words";
import { OtherHoursNotice } from "./result/OtherHoursNotice";
import { Receipt } from "./result/Receipt";
import { ResultNote } from "./result/ResultNote";
import { type SubmissionResult, useQuoteRequest } from "./useQuoteRequest";
import { type FormWords, formWords } from "./words";

export interface QuoteFormProps {
  words: Queries.QuoteFormWordsFragment;
  company: Queries.OtherWaysCompanyFragment;
}

/** The quote form: errors, fields and buttons, with the outcome of the last submit. */
export function QuoteForm({ words: own, company }: QuoteFormProps) {
  const words = formWords(company, own);
  const element = useRef<HTMLFormElement>(null);
  const { form, sending, result, sent, submit, fillIn } = useQuoteRequest(
    (request) => submitInBrowser(request, company.email),
    () => shownValues(element.current),
    (field) => controlIn(element.current, field),
  );
  const status = useRef<HTMLParagraphElement>(null);
  const [closedToast, setClosedToast] = useState<number>();
  // The pressed button is disabled while sending, and would lose focus to the page.
  useLayoutEffect(() => {
    const pressed = document.activeElement;
    if (sending && pressed instanceof HTMLButtonElement && pressed.disabled)
      status.current?.focus({ preventScroll: true });
  }, [sending]);

  const toast = result && result.id !== closedToast ? toastOf(result, words, company.phone) : undefined;

  return (
    <>
      {sent && (
        <>
          <Receipt key={sent.id} request={sent.request} words={words} company={company} />
          <h3 css={anotherTitle}>{words.sendAnother}</h3>
        </>
      )}
      <form
        ref={element}
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
        <ErrorSummary title={words.errorSummaryTitle} form={form} />
        {result && result.kind !== "sent" && (
          <ResultNote key={result.id} {...{ form, words, company, result, submit }} />
        )}
        <QuoteFormFields {...{ form, words, fillIn }} />
        <p ref={status} role="status" tabIndex={-1} css={visuallyHidden}>
          {sending ? words.submitting : ""}
        </p>
        <OtherHoursNotice otherHours={company.otherHours} />
        <Button type="submit" disabled={sending}>
          {sending ? words.submitting : words.submit}
        </Button>
        {words.promise && <p css={small}>{words.promise}</p>}
      </form>
      <Toast message={toast} closeLabel={words.close} onClose={() => setClosedToast(result?.id)} />
    </>
  );
}

/** Long enough to read twenty words slowly. */
const readingTime = 10_000;

/** The toast of a result: success closes by itself, the others stay until they are closed. The company's number is a link. */
function toastOf(
  result: SubmissionResult,
  words: FormWords,
  { display, telLink }: QuoteFormProps["company"]["phone"],
): ToastMessage {
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
  [data-${ScriptData.script}]:not([data-${ScriptData.live}]) & textarea + [id$="-note"] { visibility: hidden; }
`;
