/** What a page with the quote form does by itself, before it is touched. */
import "../../components/page-hash/return-to-place.mjs";
import "../../open-now/open-now.mjs";
import "../../quote-request/adapters/forget-old-attempts.mjs";
import { keepDrafts } from "../../quote-request/adapters/served-draft";
import { noticeLateForm, waitForForm } from "../../quote-request/adapters/wait-for-form";
import { IslandData } from "../attributes";
import { leaveToBrowser, loadIslands } from "../loader";

const again = loadIslands((part) => {
  if (IslandData.props in part.dataset) void waitForForm(part, again);
  else leaveToBrowser(part);
});
noticeLateForm(again);
keepDrafts();
