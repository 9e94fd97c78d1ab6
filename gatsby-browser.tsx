export { disableCorePrefetching } from "./src/gatsby/browser/disable-core-prefetching";
export { onClientEntry } from "./src/gatsby/browser/on-client-entry";
export { onRouteUpdate } from "./src/gatsby/browser/on-route-update";
export { shouldUpdateScroll } from "./src/gatsby/browser/should-update-scroll";
export { wrapRootElement } from "./src/gatsby/browser/wrap-root-element";
export { onInitialClientRender } from "./src/hydration/restart-gatsby";
