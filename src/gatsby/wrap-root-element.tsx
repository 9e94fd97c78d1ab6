import type { GatsbyBrowser } from "gatsby";
import { ErrorScreen } from "../islands/ErrorScreen";

/** Around every page, in the browser and on the server: an error in a page shows the error screen. */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <ErrorScreen>{element}</ErrorScreen>
);
