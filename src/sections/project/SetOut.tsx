import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { setOut } from "../../setting-out/plan";
import { SettingOutLines } from "../../setting-out/SettingOutLines";
import { colours, fonts, sizes, space } from "../../theme/tokens";

interface SetOutProps {
  project: Queries.SetOutProjectFragment;
  words: { setOut: string; setOutLines: string };
}

/** The drawing's width, of no unit; its height is the picture's. */
const WIDTH = 1000;

/** Below a project's first picture: a button that shows how the room was set out. Photographs have none. */
export function SetOut({ project: { surfaces, pictures }, words }: SetOutProps) {
  const original = pictures[0]?.image.childImageSharp?.original;
  if (!surfaces || !original?.width || !original.height) return null;
  const height = (WIDTH * original.height) / original.width;
  const inPicture = (part: number, index: number) => part * ([WIDTH, height][Math.floor(index / 3)] ?? 1);
  return (
    <details css={over}>
      <summary>{words.setOut}</summary>
      <svg css={lines} viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-label={words.setOutLines}>
        {surfaces.map(({ name, camera, drain, openings, tileWidth, tileHeight, joint, bond, ...size }) => (
          <SettingOutLines
            key={name}
            plan={setOut(
              { ...size, openings: openings ?? [] },
              { tile: { width: tileWidth, height: tileHeight }, joint, bond },
            )}
            camera={camera.split(" ").map(Number).map(inPicture)}
            drain={drain}
          />
        ))}
      </svg>
    </details>
  );
}

export const setOutProjectFragment = graphql`
  fragment SetOutProject on Project {
    surfaces {
      name width height tileWidth tileHeight joint bond camera
      openings { x y width height }
      drain { x y }
    }
    pictures { image { childImageSharp { original { width height } } } }
  }
`;

const lines = css`
  display: block;
  position: absolute;
  inset: 0 0 auto;
  width: 100%;
  color: ${colours.white};
  font: 22px ${fonts.body};
  pointer-events: none;
`;

/** The button stands below the picture, which stays a link to its enlargement under the lines. */
const over = css`
  summary {
    display: flex;
    align-items: center;
    min-height: ${sizes.target};
    padding: ${space.xxs} ${space.m};
    background: ${colours.porcelain};
    color: ${colours.ink};
    font-weight: 600;
    cursor: pointer;
    &::before { content: "+"; margin-right: ${space.xs}; color: ${colours.brassInk}; font-size: 1.5rem; }
    &:hover { background: ${colours.bottleMist}; }
  }
  &[open] summary::before { content: "–"; }
`;
