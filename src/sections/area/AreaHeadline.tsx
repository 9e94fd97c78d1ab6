import { css } from "@emotion/react";

interface AreaHeadlineProps {
  words: string;
  /** Fills in the area's name. */
  here: (words: string) => string;
}

/** Breaks the headline before the place: Bathroom Tiling / in Chelsea. */
export function AreaHeadline({ words, here }: AreaHeadlineProps) {
  const [, subject, place] = /^(.+) (\S+ \{area\}.*)$/.exec(words) ?? [];
  if (!subject || !place) return here(words);
  return (
    <>
      <span css={together}>{subject}</span> {here(place)}
    </>
  );
}

const together = css`display: inline-block;`;
