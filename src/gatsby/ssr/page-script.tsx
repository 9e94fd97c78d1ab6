import type { ReactElement } from "react";
import { formId } from "../../quote-request/adapters/served-draft";
import { pagePaths } from "../../routes/page-paths";

/** The text of each script in src/scripts/pages; replaced while building (../node/on-create-webpack-config.ts). */
declare const PAGE_SCRIPTS: Readonly<Record<"any" | "dated" | "form" | "not-found", string>>;

/** The inline scripts of a published page. What is seen on some days only has one that runs before it is read: no module. */
export function pageScripts(path: string, body: string): ReactElement<object>[] {
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

function kindOf(path: string, body: string): keyof typeof PAGE_SCRIPTS {
  if (path.startsWith(pagePaths.notFound)) return "not-found";
  return body.includes(` id="${formId}"`) ? "form" : "any";
}
