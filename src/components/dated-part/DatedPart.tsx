import { css, type SerializedStyles } from "@emotion/react";
import type { DetailedHTMLProps, HTMLAttributes, ReactNode } from "react";
import type { Days } from "../../content/values/clock";
import { scriptingOff } from "../../theme/media-queries";

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

/** Shows its children between two dates. Without a script it shows nothing, because nothing would hide it later. */
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
  ${scriptingOff} { display: none; }
`;
