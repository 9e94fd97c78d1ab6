import { type AnchorHTMLAttributes, createContext, useContext } from "react";

/** The path of the page that is shown; set around every page (src/gatsby/wrap-page-element.tsx). */
export const PagePath = createContext("");

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** How the addresses begin on which it marks itself as the way to where the visitor is. */
  within?: string | undefined;
}

/** A link within the site; on its own page, and on those within it, it says so. */
export function Link({ to, within, ...anchor }: LinkProps) {
  const page = useContext(PagePath);
  const isAround = within !== undefined && page.startsWith(within);
  return <a {...anchor} href={to} aria-current={page === to ? "page" : isAround || undefined} />;
}
