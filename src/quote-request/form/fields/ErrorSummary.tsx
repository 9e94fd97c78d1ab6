import { css } from "@emotion/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { stack } from "../../../theme/arrangements";
import { colours, fontSizes, space } from "../../../theme/tokens";

interface ErrorSummaryProps {
  title: string;
  errors: readonly { id: string; message: string }[];
  /** Grows with every submit; each time the summary takes focus. */
  submitCount: number;
}

/** All errors as links to their fields. It takes focus, and is read once; an alert would be read again at every key. */
export function ErrorSummary({ title, errors, submitCount }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  if (errors.length === 0) return null;
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
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
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
