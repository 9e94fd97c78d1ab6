import { type AnchorHTMLAttributes, createContext, useContext } from "react";

/** The path of the page that is shown; set around every page (src/gatsby/wrap-page-element.tsx). */
export const PagePath = createContext("");

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** A link within the site; on its own page it says so. */
export function Link({ to, ...anchor }: LinkProps) {
  const isHere = useContext(PagePath) === to;
  return <a {...anchor} href={to} {...(isHere ? { "aria-current": "page" as const } : {})} />;
}
