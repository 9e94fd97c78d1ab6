import { css } from "@emotion/react";
import { type ComponentProps, useEffect, useId, useRef } from "react";
import { stack } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";

interface FocusedBlockProps extends ComponentProps<"section"> {
  title: string;
  tone: keyof typeof tones;
}

/** The outcome of a press. Takes focus as it appears, so that screen readers read it once, not at every key as a live region. */
export function FocusedBlock({ title, tone, children, ...section }: FocusedBlockProps) {
  const block = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    // Shown from its beginning: enlarged text would leave its title above the window.
    block.current?.focus({ preventScroll: true });
    block.current?.scrollIntoView();
  }, []);
  return (
    <section ref={block} tabIndex={-1} aria-labelledby={titleId} css={[box, tones[tone]]} {...section}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}

const box = css`
  ${stack(space.s)}
  padding: ${space.m};
  border-left: 6px solid;
  &[hidden] { display: none; }
  h4 { font-size: ${fontSizes.lead}; }
`;

const tones = {
  success: css`border-color: ${colours.brass}; background: ${colours.bottleMist};`,
  error: css`
    border-color: ${colours.error};
    background: ${colours.errorMist};
    h3 { font-size: ${fontSizes.lead}; }
  `,
} as const;
