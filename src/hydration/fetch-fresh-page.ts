import { freshPageAddress } from "./attributes";

/** Fetches what looks for a fresh copy of a page whose code or data does not come (inline-scripts/fresh-page.mts). */
export function fetchFreshPage(document: Document): void {
  const script = document.createElement("script");
  script.src = freshPageAddress;
  document.head.append(script);
}
