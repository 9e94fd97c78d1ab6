import type { PageTree } from "../page-tree";
import { checkDocument, checkSpeculationRules } from "./check-document";
import { checkHero } from "./check-hero";
import { checkInlineCode, checkPolicy } from "./check-policy";
import { checkScripts } from "./check-scripts";
import { checkSocialImage } from "./check-social-image";
import type { SiteFacts } from "./read-site-facts";

type Check = (page: PageTree, site: SiteFacts) => string[];

const checks: readonly Check[] = [
  checkDocument,
  checkPolicy,
  checkInlineCode,
  checkScripts,
  checkHero,
  checkSpeculationRules,
  checkSocialImage,
];

/** What is wrong with a page as visitors get it; each line begins with its address. */
export function checkPage(page: PageTree, site: SiteFacts): string[] {
  return checks.flatMap((check) => check(page, site)).map((fault) => `${page.path} ${fault}`);
}
