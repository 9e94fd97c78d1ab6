/**
 * While developing, pages are Gatsby's as a whole: the form is among its React, and the plain scripts, which are published
 * to wait for a touch, run at once.
 */
export async function onInitialClientRender(): Promise<void> {
  await import("../../open-now/open-now.mjs");
  await import("../../islands/scripts/check-postcode");
  await import("../../islands/scripts/close-menus");
  await import("../../islands/scripts/filter-projects");
  await import("../../islands/scripts/move-divider");
  await import("../../islands/scripts/open-pictures");
  await import("../../islands/scripts/share-page");
}
