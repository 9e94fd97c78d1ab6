import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { pageWidth } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";
import { HeroWords, type HeroWordsProps } from "./HeroWords";

/** The top of a page with a tool: the words are short, so that the tool is on the first screen. */
export function ToolHero({ children, ...words }: HeroWordsProps & { children: ReactNode }) {
  return (
    <section css={ground}>
      <div css={pageWidth}>
        <HeroWords {...words} styles={aboveTool} />
        {children}
      </div>
    </section>
  );
}

const ground = css`
  padding: ${space.m} 0 ${space.section};
  background: ${colours.white};
`;

const aboveTool = css`
  gap: ${space.xxs};
  margin-bottom: ${space.m};
  h1 { font-size: ${fontSizes.h2}; }
  ${from.desk} { gap: ${space.xs}; margin-bottom: ${space.l}; }
`;
