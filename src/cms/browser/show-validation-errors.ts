/** Lists errors in a dialog of the CMS, until it is closed: Decap's own messages go away by themselves. */
export function showValidationErrors(errors: string): void {
  const dialog = document.createElement("dialog");
  const list = document.createElement("pre");
  list.textContent = errors;
  list.style.cssText = "white-space: pre-wrap; font: 1rem/1.5 ui-monospace, monospace;";
  const close = document.createElement("button");
  close.textContent = "Close";
  close.style.cssText = "padding: 0.75rem 1.5rem; font: inherit;";
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  dialog.setAttribute("aria-label", "What has to be mended");
  dialog.style.cssText = "max-width: min(60rem, 90vw); max-height: 80vh; overflow: auto; padding: 1.5rem;";
  dialog.append(list, close);
  document.body.append(dialog);
  dialog.showModal();
}
