import { css } from "@emotion/react";
import type { MouseEvent } from "react";
import type { FieldErrors } from "react-hook-form";
import { colours, space } from "../../theme/tokens";
import type { QuoteRequest, QuoteRequestField } from "../rules/quote-request";
import { FocusedBlock } from "./FocusedBlock";
import { controlId } from "./QuoteFormFields";

interface ErrorSummaryProps {
  /** The fields that the last submit found wrong. New errors are not added: a growing list would move the field in use. */
  found: readonly QuoteRequestField[];
  /** The problems that are left. */
  errors: FieldErrors<QuoteRequest>;
}

/** The errors of the last submit that have not been mended, as links to their fields. */
export function ErrorSummary({ found, errors }: ErrorSummaryProps) {
  const wrong = found.filter((field) => errors[field]);
  return (
    <FocusedBlock
      title="There is a problem"
      tone="error"
      aria-describedby="quote-errors"
      hidden={wrong.length === 0}
    >
      <ul id="quote-errors">
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${controlId(field)}`} onClick={focusField} css={link}>
              {errors[field]?.message}
            </a>
          </li>
        ))}
      </ul>
    </FocusedBlock>
  );
}

/** Shows the label, not only the control (govuk-frontend, error-summary.mjs, focusTarget), and leaves the address alone. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const id = event.currentTarget.hash.slice(1);
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView();
  document.getElementById(id)?.focus({ preventScroll: true });
}

const link = css`
  display: inline-block;
  padding: ${space.xxs} 0;
  color: ${colours.error};
  font-weight: 600;
`;
