import type { PageTree } from "../../page-tree/page-tree";
import { checkDocument } from "./check-document";
import { checkHero } from "./check-hero";
import { checkInlineCode } from "./check-inline-code";
import { checkPolicy } from "./check-policy";
import { checkScripts } from "./check-scripts";
import { checkSocialImage } from "./check-social-image";
import { checkSpeculationRules } from "./check-speculation-rules";
import type { SiteFacts } from "./site-facts";

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
