import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { NonNullFields } from "../non-null-fields";
import { GlobalStyles } from "../theme/GlobalStyles";
import { colours, layers, space } from "../theme/tokens";
import { CallBar } from "./CallBar";
import { Notices } from "./Notices";
import { SiteFooter } from "./SiteFooter";
import { SiteHeader } from "./SiteHeader";

/** The texts and facts of the header, the notices, the footer, the call bar and the head. Every page's query includes them. */
type Frame = NonNullFields<Queries.FrameFragment>;

interface LayoutProps {
  frame: Frame;
  /** The service or place that the page is about; it opens the WhatsApp message. */
  subject?: string;
  children: ReactNode;
}

/** The frame of every page. Each of its parts takes from the data what its own fragment asks for. */
export function Layout({ frame, subject, children }: LayoutProps) {
  return (
    <>
      <GlobalStyles />
      <a href="#main" css={skipLink}>
        Skip to main content
      </a>
      <SiteHeader {...frame} subject={subject} />
      <Notices {...frame} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...frame} />
      <CallBar {...frame} subject={subject} />
    </>
  );
}

export const fragments = graphql`
  fragment Frame on Query { ...SiteHeader ...Notices ...SiteFooter ...CallBar ...WhatsApp ...PageHead }
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
