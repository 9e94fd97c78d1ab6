import { attribute, HydrationData } from "../../hydration/attributes";
import { compileInlineScript } from "../../hydration/inline-scripts/compile-inline-script";
import { openNowAttribute } from "../../open-now/open-now-data";
import { append, createElement } from "../../page-tree/change-elements";
import { attributeOf, elementsIn } from "../../page-tree/elements";
import type { PageTree } from "../../page-tree/page-tree";
import { pagePaths } from "../../routes/page-paths";

/** What the script looks for: a form with a draft, and where it is said whether the company is open. */
const wanted = [attribute(HydrationData.draft), openNowAttribute];

/**
 * The one script that pages load before they are touched, and its address: the same in every build, and asked for again
 * at each visit, so that a page of an old build, kept by some cache, finds it as well. A file of its own: browsers keep
 * it for all pages, and inline it would take 900 of the 14,336 bytes that the home page's HTML may have.
 */
export function earlyScript(): { address: string; text: string } {
  return { address: "/early.js", text: compileInlineScript("src/post-build/html/early-scripts.mts") };
}

/** The script that early-scripts.mts fetches where a page's code does not come. */
export function freshPageScript(): string {
  return compileInlineScript("src/hydration/inline-scripts/fresh-page.mts");
}

/** Lets the portfolio lead who comes back to where they were: in the page itself, for no other has room for it. */
export function addWayBack({ path, head }: PageTree): void {
  if (path !== pagePaths.portfolio) return;
  append(head, [
    createElement("script", {}, compileInlineScript("src/components/page-hash/return-to-place.mts")),
  ]);
}

/** Lets a page ask for the script where it has something to do; pages without stay as they are. */
export function addEarlyScript({ body }: PageTree): void {
  const isNeeded = elementsIn(body).some((element) =>
    wanted.some((name) => attributeOf(element, name) !== undefined),
  );
  if (isNeeded) append(body, [createElement("script", { async: "", src: earlyScript().address })]);
}
