import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { colours } from "../../theme/tokens";

interface HeroSetOutProps {
  setOut: Queries.HeroSetOutFragment;
  /** The point of the picture that stays in view, as CSS writes it; the middle if left out. */
  focus: string | null;
}

/**
 * Draws how the wall was set out over the hero picture, once: its middle line, then its first tile. Only styles, so that
 * neither a script nor the picture has to wait; nothing where the visitor asks for no motion.
 */
export function HeroSetOut({ setOut, focus }: HeroSetOutProps) {
  const { middle, wallTop, wallFoot, tileTop, tileFoot, tileWidth } = setOut;
  const [across = 50, down = 50] = (focus ?? "").match(/\d+/g)?.map(Number) ?? [];
  return (
    <span css={seenPart}>
      <span
        css={[
          wholePicture,
          css`
            left: calc((100cqw - ${width}) * ${across / 100});
            top: calc((100cqh - ${width} / ${RATIO}) * ${down / 100});
            &::before { left: ${middle}%; top: ${wallTop}%; height: ${wallFoot - wallTop}%; }
            &::after {
              left: ${middle - tileWidth / 2}%;
              top: ${tileTop}%;
              width: ${tileWidth}%;
              height: ${tileFoot - tileTop}%;
            }
          `,
        ]}
      />
    </span>
  );
}

export const heroSetOutFragment = graphql`
  fragment HeroSetOut on HomePageHeroSetOut { middle wallTop wallFoot tileTop tileFoot tileWidth }
`;

/** The picture's width divided by its height. */
const RATIO = 1.25;

/** As wide as `object-fit: cover` draws the picture, of which the hero shows a part. */
const width = `max(100cqw, 100cqh * ${RATIO})`;

const seenPart = css`
  position: absolute;
  inset: 0;
  overflow: hidden;
  container-type: size;
`;

const drawn = keyframes`from { clip-path: inset(0 0 100%); }`;

const shown = keyframes`from { opacity: 0; }`;

const wholePicture = css`
  @media (prefers-reduced-motion: no-preference) {
    position: absolute;
    width: ${width};
    aspect-ratio: ${RATIO};
    &::before, &::after { content: ""; position: absolute; }
    &::before {
      width: 2px;
      margin-left: -1px;
      background: repeating-linear-gradient(
        ${colours.white} 0 14px,
        transparent 0 18px,
        ${colours.white} 0 20px,
        transparent 0 24px
      );
      animation: ${drawn} 0.4s 0.4s ease-in-out backwards;
    }
    &::after {
      background: ${colours.brassLight}d0;
      outline: 2px solid ${colours.white};
      animation: ${shown} 0.2s 0.8s ease-out backwards;
    }
  }
`;
