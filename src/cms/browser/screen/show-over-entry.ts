/** Shows a dialog until it is closed, or another address is gone to: what it says is of the entry behind it. */
export function showOverEntry(dialog: HTMLDialogElement): void {
  const page = dialog.ownerDocument;
  const leave = () => dialog.close();
  page.defaultView?.addEventListener("hashchange", leave);
  dialog.addEventListener("close", () => {
    page.defaultView?.removeEventListener("hashchange", leave);
    dialog.remove();
  });
  page.body.append(dialog);
  dialog.showModal();
}
