import type { GatsbyBrowser } from "gatsby";
import { PagePath } from "../components/Link";
import { addressOf } from "../routes/page-paths";

/** Around every page, while developing and on the server: its own path, by which links know where they are. */
export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <PagePath value={addressOf(props.location.pathname)}>{element}</PagePath>
);
