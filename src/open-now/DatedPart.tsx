import { css, type SerializedStyles } from "@emotion/react";
import type { DetailedHTMLProps, HTMLAttributes, ReactNode } from "react";
import type { Days } from "../content/derived/clock";
import { withoutScript } from "../theme/media-queries";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "dated-part": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Days;
    }
  }
}

interface DatedPartProps extends Days {
  styles?: SerializedStyles;
  children: ReactNode;
}

/** What is seen between two days of London's calendar. Nothing without script: nobody would take it away. */
export function DatedPart({ from, to, styles, children }: DatedPartProps) {
  return (
    <dated-part from={from} to={to} css={[part, styles]}>
      {children}
    </dated-part>
  );
}

const part = css`
  display: block;
  &[hidden] { display: none; }
  ${withoutScript} { display: none; }
`;
