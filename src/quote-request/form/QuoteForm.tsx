import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/Button";
import { Toast } from "../../components/Toast";
import type { Days } from "../../content/derived/clock";
import { attribute, IslandData, replayed } from "../../islands/attributes";
import { stack } from "../../theme/arrangements";
import { space } from "../../theme/tokens";
import { createBrowserAdapters } from "../adapters/browser-adapters";
import { restoresDraft } from "../adapters/served-draft";
import type { Origin } from "./fields/CameFrom";
import { ErrorSummary } from "./fields/ErrorSummary";
import { controlId, Honeypot, QuoteFormFields } from "./fields/QuoteFormFields";
import { useErrorsFound } from "./fields/useErrorsFound";
import { setFormUnavailable } from "./form-unavailable";
import { QuotePromise } from "./result/QuotePromise";
import { Receipt } from "./result/Receipt";
import { ResultNote } from "./result/ResultNote";
import { toastOf } from "./result/toast-of";
import { useQuoteRequest } from "./useQuoteRequest";

export interface QuoteFormProps {
  words: Queries.QuoteFormWordsFragment;
  company: Queries.OtherWaysCompanyFragment;
  /** The id of the heading that names the form. */
  titleId: string;
  /** The pages from which visitors come with something in mind, each with a line that says what. */
  origins: readonly Origin[];
  /** Days on which no quote is sent. */
  closed?: readonly Days[] | undefined;
}

/** The quote form: errors, fields, buttons, and what came of it. */
export function QuoteForm({ words, company, titleId, origins, closed }: QuoteFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [dependencies] = useState(() => createBrowserAdapters(company.email, element));
  const { form, sending, result, submit, fillIn, startAnother } = useQuoteRequest(dependencies);
  const [closedToast, setClosedToast] = useState<number>();
  useEffect(() => setFormUnavailable(false), []);

  const { errors, submitCount } = form.formState;
  const listed = useErrorsFound(form).flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ id: controlId(field), message }] : [];
  });
  const toast = result && result.id !== closedToast ? toastOf(result, words, company.phone) : undefined;
  const promise = { quoteWithin: company.claims.quoteWithin, closed };
  const onRetry = result?.kind === "failed" ? () => submit() : undefined;

  return (
    <>
      {result?.kind === "sent" ? (
        <Receipt request={result.request} words={words} {...promise} onAnother={startAnother} />
      ) : (
        <form
          ref={element}
          id="quote-form"
          {...replayed("submit")}
          {...restoresDraft()}
          method="post"
          noValidate
          aria-labelledby={titleId}
          aria-busy={sending || undefined}
          onSubmit={submit}
          css={layout}
        >
          <p>{words.everyField}</p>
          <ErrorSummary title={words.errorSummaryTitle} errors={listed} submitCount={submitCount} />
          {result && <ResultNote key={result.id} {...{ form, words, company, sending, onRetry }} />}
          <QuoteFormFields {...{ form, words, origins, fillIn }} readOnly={sending} />
          <Honeypot />
          <Button type="submit" disabled={sending}>
            {sending ? words.submitting : words.submit}
          </Button>
          <QuotePromise words={words} {...promise} />
        </form>
      )}
      <Toast message={toast} closeLabel={words.close} onClose={() => setClosedToast(result?.id)} />
    </>
  );
}

/** Nothing counts the characters before hydration. */
const layout = css`
  ${stack(space.l)}
  [${attribute(IslandData.script)}] & textarea + [id$="-note"] { visibility: hidden; }
`;
