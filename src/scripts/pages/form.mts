/** What a page with the quote form does by itself, before it is touched. */
import "../../open-now/open-now.mjs";
import "../../quote-request/adapters/forget-old-attempts.mjs";
import { IslandData } from "../../islands/attributes";
import { leaveToBrowser, loadIslands } from "../../islands/loader";
import { keepDrafts } from "../../quote-request/adapters/served-draft";
import { noticeLateForm, waitForForm } from "../../quote-request/adapters/wait-for-form";

const again = loadIslands((part, gone) => {
  if (IslandData.props in part.dataset) waitForForm(part, gone, again);
  else leaveToBrowser(part, gone);
});
noticeLateForm(again);
keepDrafts();
