import { cmsConfig } from "../cms-config";
import { cmsSettings } from "../cms-settings";
import { contentFormat } from "../collections";
import { contentText } from "../content-text";
import { checkBeforeSaving } from "./check-before-saving";
import { dateLegalTexts } from "./date-legal-texts";
import { registerFields } from "./fields/register-fields";
import { tidyTyping } from "./fields/tidy-typing";
import { offerOrder } from "./lists/offer-order";
import { openOrderDialog } from "./lists/order-dialog";
import { searchEverything } from "./lists/search-dialog";
import { speakPlainly } from "./phrases";
import { registerPreviews } from "./preview/register-previews";
import { reduceUploads } from "./reduce-uploads";
import { leadToNamedField } from "./refused/lead-to-named-field";
import { pointOutFaults } from "./refused/point-out-faults";
import { guardBackend } from "./safe/guard-backend";
import { offerWordsForNewEntries } from "./safe/offer-words";
import { openByAddress } from "./safe/open-by-address";
import { leaveUnasked } from "./safe/open-entry";
import { announceTab } from "./safe/other-tabs";
import { showStandingErrors } from "./safe/show-standing-errors";
import { takeUnpublishedWords } from "./safe/unpublished-words";
import { watchSlug } from "./safe/watch-slug";
import { beginWithForm } from "./screen/begin-with-form";
import { nameControls } from "./screen/name-controls";
import { onceAFrame } from "./screen/once-a-frame";
import { saveByKeyboard } from "./screen/save-by-keyboard";
import { watchScreen } from "./screen/watch-screen";
import { contentStore } from "./store/content-store";
import { tidyBeforeSaving } from "./tidy-before-saving";

const settings = cmsSettings(document);
/** In pixels; below it form and preview are shown in turn: screen.css. */
const leastWidthForBoth = 800;

/** `npm start` may answer at any port. */
const siteUrl = settings.checkUrl ? window.location.origin : settings.siteUrl;
const config = cmsConfig(settings.backend, siteUrl);
// Before the backend is guarded: a new order changes many entries at once, none of which is open.
const store = contentStore(window.CMS, config, window.localStorage);

speakPlainly(window.CMS);
window.CMS.registerCustomFormat(contentFormat, "json", { fromFile: JSON.parse, toFile: contentText });
registerFields(
  window.CMS,
  window.h,
  onceAFrame(() => pointOutFaults(document)),
);
tidyBeforeSaving(window.CMS);
dateLegalTexts(window.CMS);
tidyTyping(document);
checkBeforeSaving(window.CMS, settings);
const content = guardBackend(window.CMS, settings.backend.name);
leaveUnasked(window);
announceTab(navigator.locks);
openByAddress(window);
watchSlug(document, content.slugsIn);
showStandingErrors(window.CMS, settings, document);
registerPreviews(window.CMS, window.h);
reduceUploads(document);
offerWordsForNewEntries(window);
searchEverything(document, store);
saveByKeyboard(document);
beginWithForm(window.innerWidth < leastWidthForBoth, window.localStorage);
watchScreen(document, () => {
  nameControls(document);
  offerOrder(document, window.location.hash, (folder) => {
    void openOrderDialog(document, store, folder, () => window.location.reload());
  });
});
leadToNamedField(document, window.location.hash);
window.addEventListener("hashchange", () => leadToNamedField(document, window.location.hash));
const start = () => window.CMS.init({ config });
// A browser that stores nothing has no words to keep; the CMS starts there as well.
void takeUnpublishedWords(window.indexedDB).then(start, start);
