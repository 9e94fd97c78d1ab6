import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { lead, pageWidth } from "../theme/arrangements";
import { from, shortWindow } from "../theme/media-queries";
import { colours, sizes, space } from "../theme/tokens";
import { Copy } from "./text/Copy";

interface PageSectionProps {
  id?: string;
  ground?: keyof typeof grounds;
  /** On one line where nothing is beside it. */
  title: string;
  /** The heading's id, for aria-labelledby elsewhere. */
  titleId?: string;
  /** On desks in the wide column beside the heading; below the heading if the content is there. */
  introduction?: string | undefined;
  /** On desks, puts the content beside the heading, in the wide column. */
  beside?: boolean;
  /** Beside the heading and its introduction where there is room, otherwise, and where the content is there, below them. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A band across the page with a heading; screen readers list it by that heading. */
export function PageSection({
  id,
  ground = "porcelain",
  title,
  titleId,
  introduction,
  beside = false,
  aside,
  children,
}: PageSectionProps) {
  const isAlone = !introduction && !aside;
  return (
    <section id={id} css={[band, grounds[ground]]}>
      <div css={[pageWidth, beside && columns]}>
        <div css={[heading, beside ? narrow : !isAlone && [columns, line, Boolean(aside) && twoRows]]}>
          <h2 id={titleId}>
            <Copy text={title} />
          </h2>
          {introduction && (
            <p css={lead}>
              <Copy text={introduction} />
            </p>
          )}
          {aside && <div css={beside ? below : end}>{aside}</div>}
        </div>
        {children}
      </div>
    </section>
  );
}

const band = css`padding: ${space.section} 0;`;

/** `--card` is the background of cards on this section. */
const grounds = {
  porcelain: css`
    background: ${colours.porcelain};
    --card: ${colours.white};
    /* Two of one colour look like one section: without this, the space between them would be twice that of others. */
    & + & { padding-top: ${space.s}; }
  `,
  // The content decides which sections touch: optional ones between them may be missing.
  white: css`
    background: ${colours.white};
    --card: ${colours.porcelain};
    & + & { background: ${colours.porcelain}; --card: ${colours.white}; }
  `,
  bottle: css`
    background: ${colours.bottle};
    color: ${colours.porcelain};
    --card: ${colours.white};
  `,
};

/** A narrow column and a wide one, where there is room for both. */
export const columns = css`
  ${from.desk} {
    display: grid;
    grid-template-columns: minmax(min-content, 5fr) minmax(0, 11fr);
    gap: ${space.s} ${space.xxl};
    align-items: start;
  }
`;

const heading = css`
  margin-bottom: ${space.m};
  ${from.tablet} { margin-bottom: ${space.xl}; }
  h2 { overflow-wrap: break-word; }
  > p { margin-top: ${space.s}; }
`;

const line = css`
  ${from.desk} { > p { align-self: end; margin-top: 0; } }
`;

/** A column of its own. It stays in sight while the visitor scrolls through the content, which is often much higher. */
const narrow = css`
  ${from.desk} { margin-bottom: 0; position: sticky; top: calc(${sizes.header} + ${space.l}); }
  ${shortWindow} { position: static; }
`;

/** The wide column takes what stands beside both the heading and its introduction. */
const twoRows = css`
  ${from.desk} { p { grid-column: 1; } }
`;

const below = css`margin-top: ${space.l};`;

const end = css`
  margin-top: ${space.l};
  ${from.desk} { grid-area: 1 / 2 / span 2 / auto; margin-top: 0; }
`;

/** Holds a picture that, on desks, is as high as the content beside it. */
export const filled = css`
  ${from.desk} {
    position: relative;
    align-self: stretch;
    min-height: 16rem;
    figure { position: absolute; inset: 0; }
    figure img { position: absolute; inset: 0; height: 100%; aspect-ratio: auto; }
  }
`;
