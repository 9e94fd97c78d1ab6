import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { GlobalStyles } from "../theme/GlobalStyles";
import { colours, layers, space } from "../theme/tokens";
import { CallBar } from "./CallBar";
import { type Frame, FrameContext } from "./frame";
import { Notices } from "./Notices";
import { SiteFooter } from "./SiteFooter";
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
    <FrameContext value={frame}>
      <GlobalStyles />
      <a href="#main" css={skipLink}>
        Skip to main content
      </a>
      <SiteHeader />
      <Notices />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <CallBar subject={subject} />
    </FrameContext>
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
