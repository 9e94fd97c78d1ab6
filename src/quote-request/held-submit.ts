/** The form's id, by which the page finds it before React does. */
export const quoteFormId = "quote-form";

/**
 * Runs in the page before anything else: a submit that comes before React has taken over the form is held,
 * not carried out, because the browser would leave the page and put the visitor's words nowhere.
 */
export const holdEarlySubmits = `document.addEventListener("submit",function(e){var f=e.target;if(f.id==="${quoteFormId}"&&!("awake" in f.dataset)){e.preventDefault();f.dataset.held=""}},true)`;
