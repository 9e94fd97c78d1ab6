import type { SerializedStyles } from "@emotion/react";
import { type ComponentProps, useEffect, useId, useRef } from "react";

interface FocusedBlockProps extends ComponentProps<"section"> {
  title: string;
  styles: SerializedStyles;
}

/** The outcome of a press. It takes focus as it appears, so it is read once; a live region would be read at every key. */
export function FocusedBlock({ title, styles, children, ...section }: FocusedBlockProps) {
  const block = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => {
    // Shown from its beginning: enlarged text would leave its title above the window.
    block.current?.focus({ preventScroll: true });
    block.current?.scrollIntoView();
  }, []);
  return (
    <section ref={block} tabIndex={-1} aria-labelledby={titleId} css={styles} {...section}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  );
}
