import { css } from "@emotion/react";
import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { stack } from "../../../theme/mixins";
import { colours, fontSizes, space } from "../../../theme/tokens";
import { type QuoteRequest, type QuoteRequestField, quoteRequestFields } from "../../rules/quote-request";
import { focusFromTop } from "../focus-from-top";
import { controlId } from "./QuoteFormFields";

interface ErrorSummaryProps {
  title: string;
  form: UseFormReturn<QuoteRequest>;
}

/** All errors as links to their fields. It takes focus, and is read once; an alert would be read again at every key. */
export function ErrorSummary({ title, form }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const { errors, submitCount } = form.formState;
  const fields = useErrorsFound(form);
  useEffect(() => {
    if (submitCount > 0) focusFromTop(summary.current);
  }, [submitCount]);
  if (fields.length === 0) return null;
  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      aria-describedby="error-summary-list"
      css={box}
    >
      <h3 id="error-summary-title">{title}</h3>
      <ul id="error-summary-list">
        {fields.map((field) => (
          <li key={field}>
            <a href={`#${controlId(field)}`} onClick={(event) => focusField(event, controlId(field))}>
              {errors[field]?.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The fields that the last submit found wrong and that have not been corrected since. A field that goes wrong again is
 * not listed before the next submit: a summary that appears above the field in use would push it away.
 */
function useErrorsFound({ formState }: UseFormReturn<QuoteRequest>): readonly QuoteRequestField[] {
  const { errors, submitCount } = formState;
  const [found, setFound] = useState<{ by: number; fields: readonly QuoteRequestField[] }>({
    by: submitCount,
    fields: [],
  });
  const candidates = found.by === submitCount ? found.fields : quoteRequestFields;
  const fields = candidates.filter((field) => errors[field]);
  if (found.by !== submitCount || fields.length < found.fields.length) setFound({ by: submitCount, fields });
  return fields;
}

/** Shows the label, not only the control (govuk-frontend, error-summary.mjs, focusTarget), and leaves the address alone. */
function focusField(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView();
  document.getElementById(id)?.focus({ preventScroll: true });
}

const box = css`
  ${stack(space.xs)}
  padding: ${space.m};
  border: 3px solid ${colours.error};
  background: ${colours.errorMist};
  h3 { font-size: ${fontSizes.lead}; }
  a { display: inline-block; padding: ${space.xxs} 0; color: ${colours.error}; font-weight: 600; }
`;
