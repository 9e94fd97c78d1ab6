import { cmsConfig } from "../cms-config";
import { cmsSettings } from "../cms-settings";
import { contentFormat } from "../collections";
import { contentText } from "../content-text";
import { checkBeforeSaving } from "./check-before-saving";
import { registerFields } from "./fields/register-fields";
import { tidyTyping } from "./fields/tidy-typing";
import { onceAFrame } from "./once-a-frame";
import { speakPlainly } from "./phrases";
import { registerPreviews } from "./preview/register-previews";
import { reduceUploads } from "./reduce-uploads";
import { leadToNamedField } from "./refused/lead-to-named-field";
import { pointOutFaults } from "./refused/point-out-faults";
import { tidyBeforeSaving } from "./tidy-before-saving";

const settings = cmsSettings(document);

speakPlainly(window.CMS);
window.CMS.registerCustomFormat(contentFormat, "json", { fromFile: JSON.parse, toFile: contentText });
registerFields(
  window.CMS,
  onceAFrame(() => pointOutFaults(document)),
);
tidyBeforeSaving(window.CMS);
tidyTyping(document);
checkBeforeSaving(window.CMS, settings);
registerPreviews(window.CMS, window.h);
reduceUploads(document);
leadToNamedField(document, window.location.hash);
window.CMS.init({ config: cmsConfig(settings.backend, settings.siteUrl) });
