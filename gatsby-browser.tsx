export { shouldUpdateScroll } from "./src/layout/should-update-scroll";
export { wrapRootElement } from "./src/layout/wrap-root-element";
