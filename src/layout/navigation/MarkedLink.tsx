import { useContext } from "react";
import { Link, PagePath } from "../../components/Link";
import type { NavigationLink } from "./navigation-links";

/** A link of the navigation, which marks itself on its own page and on the pages within it. */
export function MarkedLink({ link: { path, name, within } }: { link: NavigationLink }) {
  const page = useContext(PagePath);
  const isWithin = within !== undefined && page.startsWith(within);
  return (
    <Link to={path} {...(isWithin ? { "aria-current": "true" as const } : {})}>
      {name}
    </Link>
  );
}
