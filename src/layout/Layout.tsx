import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { GlobalStyles } from "../theme/GlobalStyles";
import { belowTablet } from "../theme/media-queries";
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
  /** True if the page begins with a picture that is not a link: it may lie under the header, since it never has focus. */
  beginsWithPicture?: boolean;
  /** True if the page has many sections: on phones they stand closer together. */
  isLong?: boolean;
  children: ReactNode;
}

/** The frame of every page. */
export function Layout({ frame, subject, beginsWithPicture = false, isLong, children }: LayoutProps) {
  return (
    <FrameContext value={frame}>
      <GlobalStyles />
      <a href="#main" css={skipLink}>
        {frame.layout.skipLink}
      </a>
      <SiteHeader />
      <Notices liesOnPicture={beginsWithPicture} />
      <main id="main" tabIndex={-1} css={isLong && closerOnPhones}>
        {children}
      </main>
      <SiteFooter />
      <CallBar subject={subject} />
    </FrameContext>
  );
}

const closerOnPhones = css`
  ${belowTablet} { --section: 1.5rem; }
`;

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
