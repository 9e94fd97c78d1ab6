import { css } from "@emotion/react";

/**
 * Shows what is meant for visitors whose form could not be loaded. It is an attribute of the page and not React's state,
 * because an update would make React throw away the form's HTML, and what was typed, before it has taken it over.
 */
export function setFormUnavailable(unavailable: boolean): void {
  document.documentElement.toggleAttribute("data-form-unavailable", unavailable);
}

/** The looks of what is shown only then. */
export const onlyWhenUnavailable = css`
  display: none;
  html[data-form-unavailable] & { display: block; }
`;
