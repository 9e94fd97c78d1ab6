import type { ReactNode } from "react";

/** A stub of what templates and sections use of Gatsby, for previews: links that lead nowhere, queries that do not run. */
export function Link({ to, children, ...rest }: { to: string; children: ReactNode }) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

/** Gatsby replaces it while building; here nothing does. */
export function graphql(): undefined {
  return undefined;
}
