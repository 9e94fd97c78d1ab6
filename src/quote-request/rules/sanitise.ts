import { separateWords } from "../../content/fields/invisible";
import { type QuoteRequest, quoteRequestOf } from "./quote-request";
import { readableValue } from "./readable-text";

/** Angle brackets, bidirectional marks, and control characters other than tabs and line breaks. */
const dropped = /[<>\p{Bidi_Control}]|(?![\t\n\r])\p{Cc}/gu;

/** Angle brackets between two numbers, as in "2<4 m": without them, 24 m would be left. */
const betweenNumbers = /(?<=\p{Nd})[<>]+(?=\p{Nd})/gu;

/** Characters that browsers ignore inside a `javascript:` address. */
const gap = "[\\s\\p{Cf}]*";
const protocols = ["javascript:", "vbscript:", "livescript:", "data:text/html"];

/**
 * Events with a handler attribute, from the HTML standard and the specifications that add to its list:
 * https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers-on-elements,-document-objects,-and-window-objects
 */
const events = `
  abort afterprint animationcancel animationend animationiteration animationstart auxclick beforeinput
  beforematch beforeprint beforetoggle beforeunload begin blur cancel canplay canplaythrough change click
  close command contextlost contextmenu contextrestored copy cuechange cut dblclick drag dragend dragenter
  dragleave dragover dragstart drop durationchange emptied end ended error focus focusin focusout formdata
  fullscreenchange fullscreenerror gotpointercapture hashchange input invalid keydown keypress keyup
  languagechange load loadeddata loadedmetadata loadstart lostpointercapture message messageerror mousedown
  mouseenter mouseleave mousemove mouseout mouseover mouseup offline online pagehide pagereveal pageshow
  pageswap paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove
  pointerout pointerover pointerup popstate progress ratechange readystatechange rejectionhandled repeat
  reset resize scroll scrollend securitypolicyviolation seeked seeking select selectionchange selectstart
  slotchange stalled storage submit suspend timeupdate toggle touchcancel touchend touchmove touchstart
  transitioncancel transitionend transitionrun transitionstart unhandledrejection unload visibilitychange
  volumechange waiting wheel
`;

/** Event names and vendor prefixes. */
const names = [...events.trim().split(/\s+/), "webkit\\w+", "moz\\w+", "ms\\w+"];

/** A pattern that also matches a name with invisible characters between its letters. */
const spacedOut = (name: string) => name.replace(/[a-z](?=[a-z])/g, "$&\\p{Cf}*");

/** A handler attribute before an equals sign, such as onclick=. */
const handler = `(?<![\\p{L}\\p{N}\\p{M}_]\\p{Cf}{0,9})(?:o\\p{Cf}*n\\p{Cf}*)+(?:${names.map(spacedOut).join("|")})${gap}=`;

/** Matches the end of everything dangerous. */
const dangerousEnd = new RegExp(
  `(?<=(${[...protocols.map((protocol) => [...protocol].join(gap)), handler].join("|")}))`,
  "giu",
);

/**
 * Removes from a text what a careless mail reader might run, and trims the text. After each removal it continues
 * where the removed part began and checks the joined text again, so fragments cannot combine and sanitising twice changes nothing.
 */
export function sanitise(text: string): string {
  let kept = separateWords(text).replace(betweenNumbers, " ").replace(dropped, "");
  for (let match = dangerousEnd.exec(kept); match; match = dangerousEnd.exec(kept)) {
    const { index: end, 1: found = "" } = match;
    const start = end - found.length;
    kept = kept.slice(0, start) + kept.slice(end);
    dangerousEnd.lastIndex = start;
  }
  return kept.trim();
}

/** Sanitises every value of a request, as readers see it. */
export function sanitiseQuoteRequest(request: QuoteRequest): QuoteRequest {
  return quoteRequestOf((field) => sanitise(readableValue(field, request[field])));
}
