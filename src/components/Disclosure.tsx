import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentProps, ReactNode } from "react";
import { colours, fontSizes, sizes, space } from "../theme/tokens";

interface DisclosureProps extends Omit<ComponentProps<"details">, "title"> {
  title: ReactNode;
  styles?: SerializedStyles;
}

/** A title that opens and closes the content below it, with or without a script. */
export function Disclosure({ title, styles, children, ...details }: DisclosureProps) {
  return (
    <details {...details} css={[disclosure, styles]}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

const disclosure = css`
  border-bottom: 1px solid ${colours.brass};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-height: ${sizes.target};
    padding: ${space.s} 0;
    &::after { content: "+"; flex: none; width: 1rem; color: ${colours.brassInk}; font-size: 1.75rem; line-height: 1; }
  }
  &[open] summary::after { content: "–"; }
  h3 { font-size: ${fontSizes.lead}; }
  > p { max-width: ${sizes.prose}; padding: 0 0 ${space.l}; color: ${colours.inkSoft}; }
`;
