/** What a page with the quote form does by itself, before it is touched. */
import "../../open-now/open-now.mjs";
import "../../quote-request/adapters/forget-old-attempts.mjs";
import { keepDrafts } from "../../quote-request/adapters/served-draft";
import { noticeLateForm, waitForForm } from "../../quote-request/adapters/wait-for-form";
import { IslandData } from "../attributes";
import { leaveToBrowser, loadIslands } from "../loader";

const again = loadIslands((part, gone) => {
  if (IslandData.props in part.dataset) waitForForm(part, gone, again);
  else leaveToBrowser(part, gone);
});
noticeLateForm(again);
keepDrafts();
