import { css } from "@emotion/react";

/**
 * Shows what is meant for visitors whose form could not be loaded. It is an attribute of the page and not React's state,
 * because an update would make React throw away the form's HTML, and what was typed, before it has taken it over.
 */
export function tellTrouble(trouble: boolean): void {
  document.documentElement.toggleAttribute("data-form-trouble", trouble);
}

/** The looks of what is shown only then. */
export const onlyInTrouble = css`
  display: none;
  html[data-form-trouble] & { display: block; }
`;
