import { contentText } from "../../editor/change/content-text";
import { cmsConfig } from "../cms-config";
import { cmsSettings } from "../cms-settings";
import { contentFormat } from "../collections";
import { checkBeforeSaving } from "./check-before-saving";
import { dateLegalTexts } from "./date-legal-texts";
import { draftsOfServer } from "./drafts/draft-store";
import { drafting } from "./drafts/drafting";
import { draftsOnScreen } from "./drafts/drafts-on-screen";
import { draftWish } from "./drafts/keep-as-draft";
import { registerFields } from "./fields/register-fields";
import { markFocus } from "./fields/take-focus";
import { tidyTyping } from "./fields/tidy-typing";
import { keptByServer } from "./history/history-store";
import { offerHistory } from "./history/offer-history";
import { showHistory } from "./history/show-history";
import { goOnFollowing } from "./hosted/github/build/follow-build";
import { githubConnection } from "./hosted/github/connection";
import { githubDrafts } from "./hosted/github/drafts/github-drafts";
import { githubHistory } from "./hosted/github/history/github-history";
import { keepAtHost } from "./hosted/keep-at-host";
import { offerOrder } from "./lists/offer-order";
import { openOrderDialog } from "./lists/order-dialog";
import { searchEverything } from "./lists/search-dialog";
import { openByAddress } from "./opening/open-by-address";
import { leaveUnasked } from "./opening/open-entry";
import { speakPlainly } from "./phrases";
import { allUses } from "./pictures/all-uses";
import { offerPictures } from "./pictures/offer-pictures";
import { picturesOf } from "./pictures/picture-store";
import { openPicturesDialog } from "./pictures/pictures-dialog";
import { registerPreviews } from "./preview/register-previews";
import { leadToNamedField } from "./refused/lead-to-named-field";
import { pointOutFaults } from "./refused/point-out-faults";
import { showStandingErrors } from "./refused/show-standing-errors";
import { guardBackend } from "./safe/guard-backend";
import { keepLocally } from "./safe/keeping";
import { beginWithForm } from "./screen/begin-with-form";
import { nameControls } from "./screen/name-controls";
import { onceAFrame } from "./screen/once-a-frame";
import { saveByKeyboard } from "./screen/save-by-keyboard";
import { watchScreen } from "./screen/watch-screen";
import { watchSlug } from "./slugs/watch-slug";
import { contentStore } from "./store/content-store";
import { requireStorage } from "./store/require-storage";
import { tidyBeforeSaving } from "./tidy-before-saving";
import { offerWordsForNewEntries } from "./unpublished/offer-words";
import { announceTab } from "./unpublished/other-tabs";
import { takeUnpublishedWords } from "./unpublished/unpublished-words";
import { reduceUploads } from "./uploads/reduce-uploads";
import { catchStrayDrops } from "./uploads/stray-drops";
import { usesTeller } from "./uploads/tell-uses";

requireStorage(window);
const settings = cmsSettings(document);
/** In pixels; below it form and preview are shown in turn: screen.css. */
const leastWidthForBoth = 800;

/** `npm start` may answer at any port. */
const siteUrl = settings.checkUrl ? window.location.origin : settings.siteUrl;
const config = cmsConfig(settings.backend, siteUrl);
const { name: host } = settings.backend;
// Before the backend is guarded: a new order changes many entries at once, none of which is open.
const store = contentStore(window.CMS, config, window.localStorage);
const github = host === "github" ? githubConnection(window.CMS, config, window) : undefined;
const drafts = settings.draftsUrl
  ? draftsOfServer(settings.draftsUrl)
  : github && githubDrafts(github, window);
const shownDrafts = drafts && draftsOnScreen(window, config.collections, drafts);
const wish = draftWish(document);
const history = settings.historyUrl
  ? keptByServer(settings.historyUrl)
  : github && githubHistory(github, window);

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
checkBeforeSaving(window.CMS, settings, wish.isWanted);
const content = guardBackend(
  window.CMS,
  host,
  (backend) =>
    host === "proxy" ? keepLocally(backend) : keepAtHost(backend, host === "github", window, store),
  drafts && shownDrafts && drafting(window, drafts, wish, shownDrafts),
);
leaveUnasked(window);
announceTab(navigator.locks);
openByAddress(window, window.CMS);
watchSlug(document, content.slugsIn, host === "proxy" || host === "github");
showStandingErrors(window.CMS, settings, document);
registerPreviews(window.CMS, window.h);
reduceUploads(document);
catchStrayDrops(document);
offerWordsForNewEntries(window);
searchEverything(document, store);
saveByKeyboard(document);
beginWithForm(window.innerWidth < leastWidthForBoth, window.localStorage);
const pictures = picturesOf(settings, content.backend);
if (pictures)
  offerPictures(document, () => void openPicturesDialog(document, pictures, () => allUses(store, drafts)));
const tellUses = usesTeller(document, store.read);
watchScreen(document, () => {
  nameControls(document);
  markFocus(document);
  tellUses(window.location.hash);
  offerOrder(document, window.location.hash, (folder) => {
    void openOrderDialog(document, store, folder, () => window.location.reload());
  });
  if (drafts) wish.offer();
  shownDrafts?.update();
  if (history)
    offerHistory(document, window.location.hash, (shown) =>
      showHistory(window, config.collections, history, shown),
    );
});
document.addEventListener("input", () => markFocus(document));
leadToNamedField(document, window.location.hash);
window.addEventListener("hashchange", () => leadToNamedField(document, window.location.hash));
if (github) goOnFollowing(github, window);
const start = () => window.CMS.init({ config });
// Whatever becomes of the words that were kept, the CMS starts.
void takeUnpublishedWords(window.indexedDB).then(start, start);
