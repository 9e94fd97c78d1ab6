/**
 * Events with a handler attribute, from the HTML standard and the specifications that add to its list:
 * https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers-on-elements,-document-objects,-and-window-objects
 */
export const eventNames = `
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
`
  .trim()
  .split(/\s+/);
