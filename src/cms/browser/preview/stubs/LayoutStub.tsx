import type { ReactNode } from "react";
import { GlobalStyles } from "../../../../theme/GlobalStyles";

/** The frame of a page in previews: its ground and no header or footer, which no entry changes. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <GlobalStyles />
      <main>{children}</main>
    </>
  );
}
