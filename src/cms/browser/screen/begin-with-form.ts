/** Decap remembers here whether the preview is open: decap-cms-core, EditorInterface.js. */
const paneKey = "cms.right-pane";

/** On a phone form and preview take turns, and the form comes first; the button with the eye shows the other. */
export function beginWithForm(isNarrow: boolean, storage: Pick<Storage, "setItem">): void {
  if (isNarrow) storage.setItem(paneKey, "none");
}
