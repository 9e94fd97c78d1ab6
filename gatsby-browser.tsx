export { onRouteUpdate } from "./src/gatsby/browser/on-route-update";
export { shouldUpdateScroll } from "./src/gatsby/browser/should-update-scroll";
export { wrapRootElement } from "./src/gatsby/browser/wrap-root-element";
export { onClientEntry, onInitialClientRender } from "./src/hydration/restart-gatsby";
