import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SetOutLines } from "../../setting-out/SetOutLines";
import { colours, sizes, space } from "../../theme/tokens";

interface SetOutProps {
  project: Queries.SetOutProjectFragment;
  words: { setOut: string; setOutLines: string };
}

/** Below a project's first picture: a button that shows how the room was set out. Photographs have none. */
export function SetOut({ project: { surfaces, pictures }, words }: SetOutProps) {
  const { width, height } = pictures[0]?.image.childImageSharp?.original ?? {};
  if (!surfaces || !width || !height) return null;
  return (
    <details css={over}>
      <summary>{words.setOut}</summary>
      <SetOutLines surfaces={surfaces} aspectRatio={width / height} label={words.setOutLines} />
    </details>
  );
}

export const setOutProjectFragment = graphql`
  fragment SetOutProject on Project {
    surfaces { name width height tileWidth tileHeight joint bond camera }
    pictures { image { childImageSharp { original { width height } } } }
  }
`;

/** The button stands below the picture, which stays a link to its enlargement under the lines. */
const over = css`
  svg { position: absolute; inset: 0 0 auto; pointer-events: none; }
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
