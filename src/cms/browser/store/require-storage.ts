const sentence =
  "This browser does not let this page store anything, and the CMS cannot work without it: allow cookies and site data for this address, then load the page again.";

/** Says so where nothing can be stored, and ends the start there: Decap would leave the page empty. */
export function requireStorage(browser: Window): void {
  try {
    if (browser.localStorage && browser.indexedDB) return;
  } catch {
    // Asking is refused as well.
  }
  const words = browser.document.createElement("p");
  words.setAttribute("role", "alert");
  words.textContent = sentence;
  browser.document.body.append(words);
  throw new Error(sentence);
}
