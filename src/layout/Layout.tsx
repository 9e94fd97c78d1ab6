import type { ReactNode } from "react";
import { GlobalStyles } from "../theme/GlobalStyles";
import { CallBar } from "./CallBar";
import { SiteFooter } from "./footer/SiteFooter";
import type { Frame } from "./frame";
import { SiteHeader } from "./SiteHeader";
import { SkipLink } from "./SkipLink";

interface LayoutProps {
  frame: Frame;
  /** The service or place that the page is about; it opens the WhatsApp message. */
  subject?: string;
  children: ReactNode;
}

/** The frame of every page. */
export function Layout({ frame, subject, children }: LayoutProps) {
  return (
    <>
      <GlobalStyles />
      <SkipLink>{frame.layout.skipLink}</SkipLink>
      <SiteHeader frame={frame} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter frame={frame} />
      <CallBar frame={frame} {...(subject ? { subject } : {})} />
    </>
  );
}
