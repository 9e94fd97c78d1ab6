import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from } from "../theme/media-queries";
import { lead, pageWidth, stickyColumn } from "../theme/mixins";
import { colours, space } from "../theme/tokens";

interface PageSectionProps {
  id?: string;
  background?: keyof typeof backgrounds;
  title: string;
  /** The heading's id, for aria-labelledby elsewhere. */
  titleId?: string;
  /** On desktops right of the heading; below it if the content is on the right. */
  introduction?: string | null | undefined;
  /** On desktops, puts the content right of the heading, in the wide column. */
  beside?: boolean;
  children?: ReactNode;
}

/** A band across the page with a heading; screen readers list it by that heading. */
export function PageSection({
  id,
  background = "porcelain",
  title,
  titleId,
  introduction,
  beside = false,
  children,
}: PageSectionProps) {
  return (
    <section id={id} css={[band, backgrounds[background]]}>
      <div css={[pageWidth, beside && narrowAndWide]}>
        <div css={[heading, beside ? sticky : introduction && narrowAndWide]}>
          <h2 id={titleId}>{title}</h2>
          {introduction && <p css={lead}>{introduction}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

const band = css`padding: ${space.section} 0;`;

/** Two sections of one colour look like one: with the padding of both, the space between them would be twice that of others. */
const closeTogether = `& + & { padding-top: ${space.s}; }`;

/** `--card` is the background of cards on this section. */
const backgrounds = {
  porcelain: css`
    background: ${colours.porcelain};
    --card: ${colours.white};
    ${closeTogether}
  `,
  white: css`
    background: ${colours.white};
    --card: ${colours.porcelain};
    ${closeTogether}
  `,
  bottle: css`
    background: ${colours.bottle};
    color: ${colours.porcelain};
    --card: ${colours.white};
  `,
};

/** A narrow column and a wide one, where there is room for both. */
const narrowAndWide = css`
  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(min-content, 5fr) minmax(0, 11fr);
    gap: ${space.s} ${space.xxl};
    align-items: end;
  }
`;

const heading = css`
  margin-bottom: ${space.s};
  ${from.tablet} { margin-bottom: ${space.xl}; }
  > p { margin-top: ${space.xs}; }
`;

const sticky = css`
  ${stickyColumn}
  ${from.desktop} { margin-bottom: 0; }
`;
