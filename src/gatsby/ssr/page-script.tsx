import type { ReactElement } from "react";
import { formId } from "../../quote-request/adapters/served-draft";
import { pagePaths } from "../../routes/page-paths";
import type { PageScripts } from "../node/on-create-webpack-config";

/** Replaced while building (../node/on-create-webpack-config.ts). */
declare const PAGE_SCRIPTS: PageScripts;

/** The inline scripts of a published page; there are none while developing. */
export function pageScripts(path: string, body: string): ReactElement<object>[] {
  if (process.env.NODE_ENV !== "production") return [];
  const [own, dated] = [PAGE_SCRIPTS[kindOf(path, body)], PAGE_SCRIPTS.dated].map((code) => ({
    __html: code,
  }));
  return [
    // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own source
    ...(body.includes("<dated-part ") ? [<script key="dated" dangerouslySetInnerHTML={dated} />] : []),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own source
    <script key="page-script" type="module" dangerouslySetInnerHTML={own} />,
  ];
}

function kindOf(path: string, body: string): keyof PageScripts {
  if (path.startsWith(pagePaths.notFound)) return "notFound";
  return body.includes(` id="${formId}"`) ? "form" : "any";
}
