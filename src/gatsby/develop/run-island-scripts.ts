/**
 * While developing, pages are Gatsby's as a whole: the form is among its React, and the plain scripts, which are published
 * to wait for a touch, run at once.
 */
export async function onInitialClientRender(): Promise<void> {
  const { sayOpenNow } = await import("../../open-now/say-open-now");
  sayOpenNow();
  await import("../../scripts/islands/check-postcode");
  await import("../../scripts/islands/close-menus");
  await import("../../scripts/islands/filter-projects");
  await import("../../scripts/islands/move-divider");
  await import("../../scripts/islands/open-pictures");
  await import("../../scripts/islands/share-page");
}
