import { freshPageAddress } from "./attributes";

/** Fetches what looks for a fresh copy of a page whose code or data does not come (inline-scripts/fresh-page.mts). */
export function fetchFreshPage(): void {
  document.head.append(Object.assign(document.createElement("script"), { src: freshPageAddress }));
}
