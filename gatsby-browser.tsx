export { shouldUpdateScroll } from "./src/layout/should-update-scroll";
export { onClientEntry, onInitialClientRender } from "./src/layout/start-again";
export { wrapRootElement } from "./src/layout/wrap-root-element";
