/** Runs on pages with the quote form before the visitor touches them. */
import { leaveToBrowser, loadIslands } from "../../islands/loader";
import { keepDrafts } from "../../quote-request/adapters/served-draft";
import { formIsland, noticeLateForm, waitForForm } from "../../quote-request/adapters/wait-for-form";

const again = loadIslands((part, gone) => {
  if (part.matches(formIsland)) waitForForm(part, gone, again);
  else leaveToBrowser(part, gone);
});
noticeLateForm(again);
keepDrafts();
