import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentProps } from "react";
import { ornament } from "../theme/mixins";
import { colours, fontSizes, fonts, sizes, space } from "../theme/tokens";

interface DisclosureProps extends Omit<ComponentProps<"details">, "title"> {
  title: string;
  styles?: SerializedStyles;
}

/** A title that opens and closes the content below it, with or without a script. */
export function Disclosure({ title, styles, children, ...details }: DisclosureProps) {
  return (
    <details {...details} css={[disclosure, styles]}>
      <summary>{title}</summary>
      <div>{children}</div>
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
    font: 500 ${fontSizes.lead}/1.25 ${fonts.heading};
    &::after { ${ornament("+")} flex: none; width: 1rem; color: ${colours.brassInk}; font: 1.75rem/1 ${fonts.body}; }
  }
  &[open] summary::after { ${ornament("–")} }
  > div { padding: ${space.xs} 0 ${space.m}; }
`;
