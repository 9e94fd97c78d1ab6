import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Disclosure } from "../../components/Disclosure";
import type { Bond } from "../../content/fields/bonds";
import { SettingOutLines } from "../../setting-out/draw/SettingOutLines";
import { latticeOf } from "../../setting-out/set-out/lattice";
import { belowTablet } from "../../theme/media-queries";
import { colours, fontSizes, fonts, space } from "../../theme/tokens";

interface ProjectSetOutProps {
  project: Queries.SetOutProjectFragment;
  words: { setOut: string; setOutLines: string };
}

/** The drawing's width in its own units. Its height follows from the picture's ratio. */
const WIDTH = 1000;

/** Shows a button below a project's first picture that draws how the room was set out. Photographs have none. */
export function ProjectSetOut({ project: { surfaces, pictures }, words }: ProjectSetOutProps) {
  const original = pictures[0]?.image.childImageSharp?.original;
  if (!surfaces || !original?.width || !original.height) return null;
  const depth = (WIDTH * original.height) / original.width;
  const inPicture = (part: number, index: number) => part * ([WIDTH, depth][Math.floor(index / 3)] ?? 1);
  return (
    <Disclosure title={words.setOut} styles={over}>
      <svg css={lines} viewBox={`0 0 ${WIDTH} ${depth}`} role="img" aria-label={words.setOutLines}>
        {surfaces.map(({ name, size, openings, tile, joint, bond, camera, drain }) => (
          <SettingOutLines
            key={name}
            plan={{
              surface: { ...size, openings: openings ?? [] },
              // The rendered room was set out without openings.
              lattice: latticeOf({ ...size, openings: [] }, { tile, joint, bond: bond as Bond }),
            }}
            camera={camera.map(inPicture)}
            drain={drain ?? undefined}
          />
        ))}
      </svg>
      <p css={legend} aria-hidden="true">
        {words.setOutLines}
      </p>
    </Disclosure>
  );
}

export const setOutProjectFragment = graphql`
  fragment SetOutProject on Project {
    surfaces {
      name joint bond camera
      size { width height }
      tile { width height }
      openings { x y width height }
      drain { x y }
    }
    pictures { image { childImageSharp { original { width height } } } }
  }
`;

const lines = css`
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
  color: ${colours.white};
  font: 22px ${fonts.body};
  ${belowTablet} { font-size: 34px; }
  pointer-events: none;
  /* Pictures are smaller on paper: a drawing over one would cover the words below it. */
  @media print { position: static; width: auto; max-width: 100%; height: 18rem; }
`;

const legend = css`font-size: ${fontSizes.small}; font-weight: 400;`;

/** The button stands below the picture, which stays a link to its enlargement under the lines. */
const over = css`
  padding: 0 ${space.margin};
  background: ${colours.porcelain};
  color: ${colours.ink};
  font-weight: 600;
`;
