import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { from } from "../theme/media-queries";
import { colours, fontSizes, sizes, space } from "../theme/tokens";

export type Ground = "porcelain" | "white" | "bottle";

interface PageSectionProps {
  id?: string;
  ground?: Ground;
  title: string;
  /** The heading's id, for aria-labelledby elsewhere. */
  titleId?: string;
  introduction?: string | undefined;
  /** Whether the heading is next to the content where there is room: the content takes 11 parts of 16. */
  beside?: boolean;
  /** At the end of the heading's line where there is room, otherwise below it. */
  aside?: ReactNode;
  /** Below the heading: on desks it ends where the content beside it ends, or stays as that passes; otherwise it comes before it. */
  picture?: ReactNode;
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
  picture,
  children,
}: PageSectionProps) {
  return (
    <section id={id} css={[band, grounds[ground]]}>
      <div css={[pageWidth, (beside || Boolean(picture)) && columns]}>
        <div css={[heading, Boolean(picture) && holdsPicture, Boolean(aside) && line]}>
          <h2 id={titleId}>{title}</h2>
          {introduction && <p css={lead}>{introduction}</p>}
          {aside && <div css={end}>{aside}</div>}
          {picture && <div css={[filled, pictureArea]}>{picture}</div>}
        </div>
        {children}
      </div>
    </section>
  );
}

const band = css`padding: ${space.section} 0;`;

const grounds: Record<Ground, SerializedStyles> = {
  porcelain: css`background: ${colours.porcelain};`,
  // Which sections touch depends on what the content leaves out between them.
  white: css`
    background: ${colours.white};
    & + & { background: ${colours.porcelain}; }
  `,
  bottle: css`
    background: ${colours.bottle};
    color: ${colours.porcelain};
  `,
};

/** Keeps content to the page's width, with a margin on both sides. */
export const pageWidth = css`
  width: 100%;
  max-width: calc(${sizes.page} + 2 * ${space.xl});
  margin: 0 auto;
  padding: 0 ${space.m};
  ${from.tablet} { padding: 0 ${space.xl}; }
`;

const heading = css`
  margin-bottom: ${space.xl};
  max-width: 46rem;
  ${from.tablet} { margin-bottom: ${space.xxl}; }
  &::before {
    content: "";
    display: block;
    width: 1.75rem;
    height: 0.5rem;
    margin-bottom: ${space.l};
    background: linear-gradient(90deg, ${colours.brass} 0.5rem, transparent 0) 0 0 / 0.625rem;
  }
`;

const lead = css`
  margin-top: ${space.m};
  max-width: ${sizes.prose};
  font-size: ${fontSizes.lead};
  line-height: 1.5;
`;

const holdsPicture = css`
  max-width: none;
  margin-bottom: ${space.l};
  ${from.desk} { display: flex; flex-direction: column; align-self: stretch; margin-bottom: 0; }
`;

const pictureArea = css`
  margin-top: ${space.l};
  ${from.desk} { flex: 1; max-height: 36rem; position: sticky; top: calc(${sizes.header} + ${space.m}); }
`;

/** What stands at the end of the line breaks its own before the title has to. */
const line = css`
  max-width: none;
  ${from.desk} { display: grid; grid-template-columns: minmax(16rem, 1fr) fit-content(55%); column-gap: ${space.xxl}; }
`;

const end = css`
  margin-top: ${space.xl};
  ${from.desk} { grid-area: 1 / 2 / span 3 / auto; align-self: end; margin-top: 0; }
`;

/** The place of a picture that, on desks, is as high as the content beside it. */
export const filled = css`
  ${from.desk} {
    position: relative;
    align-self: stretch;
    min-height: 16rem;
    figure { position: absolute; inset: 0; }
    figure img { position: absolute; inset: 0; height: 100%; aspect-ratio: auto; }
  }
`;

/** A narrow column and a wide one, where there is room for both. */
export const columns = css`
  ${from.desk} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 11fr);
    gap: ${space.xl};
    align-items: start;
  }
`;
