import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  getProps?: (link: { location: Location }) => object;
}

/** Replaces Gatsby in tests: a Link is a plain link. */
export function Link({ to, getProps, ...anchor }: LinkProps) {
  return <a href={to} {...anchor} {...getProps?.({ location: window.location })} />;
}

export const graphql = () => undefined;

export const useStaticQuery = jest.fn();
