import type { AnchorHTMLAttributes } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

/** What tests use in Gatsby's place: a link is a link. */
export function Link({ to, ...anchor }: LinkProps) {
  return <a href={to} {...anchor} />;
}

export const graphql = () => undefined;

export const useStaticQuery = jest.fn();
