import { type AnchorHTMLAttributes, createContext, useContext } from "react";
import { homeSection, pagePaths } from "../routes";

/** The path of the page that is shown; set around every page (src/gatsby/wrap-page-element.tsx). */
export const PagePath = createContext("");

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  /** Path prefix that ends in a slash. The link gets `aria-current` on every page below it. */
  within?: string | undefined;
}

/** A link within the site. It has `aria-current` on its own page and, with a path prefix, on the pages below it. */
export function Link({ to, within, ...anchor }: LinkProps) {
  const page = useContext(PagePath);
  const isAround = within !== undefined && `${page}/`.startsWith(within);
  const isHere = page === (to === homeSection("home") ? pagePaths.home : to);
  return <a {...anchor} href={to} aria-current={isHere ? "page" : isAround || undefined} />;
}
