import { css } from "@emotion/react";
import { attribute, IslandData } from "../../islands/attributes";

/**
 * Shows what is meant for visitors whose form could not be loaded. It is an attribute of the page and not React's state,
 * because an update before hydration would make React throw away the form's HTML, and what was typed.
 */
export function setFormUnavailable(unavailable: boolean): void {
  document.documentElement.toggleAttribute(attribute(IslandData.failed), unavailable);
}

/** The styles of what is shown only then. */
export const onlyWhenUnavailable = css`
  display: none;
  html[${attribute(IslandData.failed)}] & { display: block; }
`;
