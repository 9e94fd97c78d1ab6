import { cmsConfig } from "../cms-config";
import { cmsSettings } from "../cms-settings";
import { contentFormat } from "../collections";
import { contentText } from "../content-text";
import { checkBeforeSaving } from "./check-before-saving";
import { speakPlainly } from "./phrases";
import { registerPreviews } from "./preview/register-previews";
import { reduceUploads } from "./reduce-uploads";
import { guardBackend } from "./safe/guard-backend";
import { offerWordsForNewEntries } from "./safe/offer-words";
import { openByAddress } from "./safe/open-by-address";
import { leaveUnasked } from "./safe/open-entry";
import { announceTab } from "./safe/other-tabs";
import { showStandingErrors } from "./safe/show-standing-errors";
import { takeUnpublishedWords } from "./safe/unpublished-words";
import { watchSlug } from "./safe/watch-slug";

const settings = cmsSettings(document);

speakPlainly(window.CMS);
window.CMS.registerCustomFormat(contentFormat, "json", { fromFile: JSON.parse, toFile: contentText });
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
const start = () => window.CMS.init({ config: cmsConfig(settings.backend, settings.siteUrl) });
// A browser that stores nothing has no words to keep; the CMS starts there as well.
void takeUnpublishedWords(window.indexedDB).then(start, start);
