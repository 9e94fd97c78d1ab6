import type { ReactElement } from "react";
import { attribute, IslandData } from "../../islands/attributes";
import { pagePaths } from "../../routes/page-paths";
import type { PageScripts } from "../node/page-scripts";

/** Replaced while building (../node/on-create-webpack-config.ts). */
declare const PAGE_SCRIPTS: PageScripts;

/** The inline script of a published page; there is none while developing. */
export function pageScript(path: string, body: string): ReactElement<object> | undefined {
  if (process.env.NODE_ENV !== "production") return undefined;
  const code = { __html: PAGE_SCRIPTS[kindOf(path, body)] };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own source
  return <script key="page-script" type="module" dangerouslySetInnerHTML={code} />;
}

function kindOf(path: string, body: string): keyof PageScripts {
  if (path.startsWith(pagePaths.notFound)) return "notFound";
  return body.includes(` ${attribute(IslandData.draft)}=`) ? "form" : "any";
}
