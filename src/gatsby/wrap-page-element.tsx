import type { GatsbyBrowser } from "gatsby";
import { PagePath } from "../components/Link";
import { pathOfFile } from "../routes";

/** Provides a page's path to all its parts, so that links can mark themselves as current. Runs in development and on the server. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PagePath value={pathOfFile(props.location.pathname)}>{element}</PagePath>
);
