export { onRouteUpdate } from "./src/gatsby/browser/on-route-update";
export { shouldUpdateScroll } from "./src/gatsby/browser/should-update-scroll";
export { wrapRootElement } from "./src/gatsby/wrap-root-element";
export { onClientEntry, onInitialClientRender } from "./src/hydration/restart-gatsby";
