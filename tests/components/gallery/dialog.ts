/** jsdom knows dialogs but not how to open them as modal ones. */
export function letDialogsOpen() {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement, returnValue = "") {
      this.open = false;
      this.returnValue = returnValue;
      this.dispatchEvent(new Event("close"));
    },
  });
}
