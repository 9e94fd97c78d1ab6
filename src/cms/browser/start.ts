import { contentFormat } from "../collections";
import { contentText } from "../content-text";
import { editorConfig } from "../editor-config";
import { editorSettings } from "../editor-settings";
import { checkBeforeSaving } from "./check-before-saving";
import { speakPlainly } from "./phrases";
import { reduceUploads } from "./reduce-uploads";
import { registerPreviews } from "./register-previews";

const settings = editorSettings(document);

speakPlainly(window.CMS);
window.CMS.registerCustomFormat(contentFormat, "json", { fromFile: JSON.parse, toFile: contentText });
checkBeforeSaving(window.CMS, settings);
registerPreviews(window.CMS, window.h);
reduceUploads(document);
window.CMS.init({ config: editorConfig(settings.backend, settings.siteUrl) });
