import { Link } from "gatsby";
import type { NavigationLink } from "./navigation-links";

interface MarkedLinkProps {
  link: NavigationLink;
  onClick?: () => void;
}

/** A link of the navigation, which marks itself on its own page and on the pages within it. */
export function MarkedLink({ link: { path, name, within }, onClick }: MarkedLinkProps) {
  return (
    <Link
      to={path}
      getProps={({ location }) =>
        within && location.pathname.startsWith(within) ? { "aria-current": "true" } : {}
      }
      {...(onClick ? { onClick } : {})}
    >
      {name}
    </Link>
  );
}
