import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { GlobalStyles } from "../theme/GlobalStyles";
import { colours, layers, space } from "../theme/tokens";
import { CallBar } from "./CallBar";
import { SiteFooter } from "./footer/SiteFooter";
import type { Frame } from "./frame";
import { Notices } from "./Notices";
import { SiteHeader } from "./SiteHeader";

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
      <a href="#main" css={skipLink}>
        {frame.layout.skipLink}
      </a>
      <Notices frame={frame} />
      <SiteHeader frame={frame} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter frame={frame} />
      <CallBar frame={frame} subject={subject} />
    </>
  );
}

const skipLink = css`
  position: fixed;
  z-index: ${layers.skipLink};
  inset: ${space.xs} auto auto ${space.xs};
  padding: ${space.s} ${space.m};
  background: ${colours.white};
  color: ${colours.bottle};
  font-weight: 600;
  &:not(:focus) { clip-path: inset(50%); }
`;
