import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { Toast, type ToastMessage } from "../../components/Toast";
import { fillPlaceholders } from "../../content/fields/placeholders";
import { whatsAppWith } from "../../content/values/phone-formats";
import { IslandData, replayed } from "../../islands/attributes";
import { contactTitleId } from "../../routes/page-paths";
import { stack } from "../../theme/arrangements";
import { colours, fontSizes, space } from "../../theme/tokens";
import { submitInBrowser } from "../adapters/browser-adapters";
import { controlIn, shownValues } from "../adapters/form-controls";
import { formId } from "../adapters/served-draft";
import { setFormUnavailable } from "../adapters/wait-for-form";
import { ErrorSummary } from "./fields/ErrorSummary";
import { QuoteFormFields } from "./fields/QuoteFormFields";
import { OtherHoursNotice } from "./result/OtherHoursNotice";
import { Receipt } from "./result/Receipt";
import { ResultNote } from "./result/ResultNote";
import { type SubmissionResult, useQuoteRequest } from "./useQuoteRequest";

export interface QuoteFormProps {
  words: Queries.QuoteFormWordsFragment;
  company: Queries.OtherWaysCompanyFragment;
}

/** The quote form: errors, fields and buttons, with the outcome of the last submit. */
export function QuoteForm({ words, company }: QuoteFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { form, plan, readPlan, removePlan, sending, result, sent, submit, fillIn } = useQuoteRequest(
    (request) => submitInBrowser(request, company.email),
    () => shownValues(element.current),
    (field) => controlIn(element.current, field),
  );
  const [closedToast, setClosedToast] = useState<number>();
  useEffect(() => {
    setFormUnavailable(false);
  }, []);

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
        {...replayed("submit")}
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
        <p role="status">
          {/* A new element for the other text: a translated page has replaced the text nodes that React would change. */}
          <span key={plan ? "with a plan" : "without"}>
            {[plan && words.plan.attached, words.everyField].filter(Boolean).join(" ")}
          </span>
        </p>
        <ErrorSummary title={words.errorSummaryTitle} form={form} />
        {result && result.kind !== "sent" && (
          <ResultNote key={result.id} {...{ form, plan, words, company, result, submit }} />
        )}
        <QuoteFormFields {...{ form, plan, readPlan, removePlan, words, fillIn }} />
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
export function toastOf(
  result: SubmissionResult,
  words: Queries.QuoteFormWordsFragment,
  phone: QuoteFormProps["company"]["phone"],
): ToastMessage {
  const { id } = result;
  switch (result.kind) {
    case "sent": {
      const { title, thanks, promise } = words.success;
      return {
        id,
        tone: "status",
        title,
        description: [thanks, promise].filter(Boolean).join(" "),
        stays: readingTime,
      };
    }
    case "failed":
      return { id, tone: "alert", ...words.failure, link: { text: phone.display, href: phone.telLink } };
    case "rate limited": {
      const { title, description } = words.rateLimit;
      const waiting = { n: String(result.waitMinutes) };
      return { id, tone: "status", title, description: fillPlaceholders(description, waiting) };
    }
  }
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
  [data-${IslandData.script}] & textarea + [id$="-note"] { visibility: hidden; }
`;
