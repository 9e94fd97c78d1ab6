import { showOverEntry } from "../../../../src/cms/browser/screen/show-over-entry";

it("A dialog is gone once another entry is gone to, for it speaks of the one behind it", () => {
  const dialog = document.createElement("dialog");
  // jsdom has no modal dialogs.
  dialog.showModal = jest.fn();
  dialog.close = () => dialog.dispatchEvent(new Event("close"));
  showOverEntry(dialog);
  expect(document.body.contains(dialog)).toBe(true);
  window.dispatchEvent(new Event("hashchange"));
  expect(document.body.contains(dialog)).toBe(false);
});
