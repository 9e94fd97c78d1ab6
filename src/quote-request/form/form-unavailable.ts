import { css } from "@emotion/react";
import { attribute, IslandData } from "../../islands/attributes";

/**
 * Shows what is meant for visitors whose form could not be loaded. An attribute of the page rather than React's state: an
 * update before hydration would make React discard the form's HTML, and what was typed.
 */
export function setFormUnavailable(unavailable: boolean): void {
  document.documentElement.toggleAttribute(attribute(IslandData.failed), unavailable);
}

/** The styles of what is shown only then. */
export const onlyWhenUnavailable = css`
  display: none;
  html[${attribute(IslandData.failed)}] & { display: block; }
`;
