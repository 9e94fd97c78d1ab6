import { css } from "@emotion/react";
import { useState } from "react";
import { SmallButton } from "../components/SmallButton";
import { replayed } from "../islands/attributes";
import { row, stack } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { colours, fontSizes, shades, space } from "../theme/tokens";
import { colourOf, PlanDrawing, paperScale } from "./PlanDrawing";
import type { RoomPlan, SurfacePlan } from "./room-plan";

interface RoomDrawingProps {
  /** The beginning of the drawings' ids in their page. */
  id: string;
  plan: RoomPlan;
  words: Pick<Queries.PlannerWordsFragment, "surfaces" | "openings" | "legend">;
  /** Describes a surface's drawing for people who cannot see it. */
  describe: (surface: SurfacePlan) => string;
  /** Fetches the tile's close-up. Until then its place has the tile's colour; without this there is none. */
  showsCloseUp?: boolean | undefined;
}

/** A room's surfaces, the chosen one large and the others small beside each other, with a legend. On paper all have one scale. */
export function RoomDrawing({
  id,
  plan: { surfaces, tile },
  words,
  describe,
  showsCloseUp,
}: RoomDrawingProps) {
  const [chosen, choose] = useState("back");
  const large = surfaces.find(({ name }) => name === chosen) ?? surfaces[0];
  const colour = colourOf(tile);
  const hasOpenings = surfaces.some(({ surface }) => surface.openings.length > 0);
  return (
    <div css={stack(space.s)}>
      <div css={row(space.m)}>
        {surfaces.map((surface) => (
          <figure key={surface.name} css={[figure, surface !== large && small]}>
            <PlanDrawing
              id={`${id}-${surface.name}`}
              plan={surface}
              colour={colour}
              openings={words.openings}
              scale={paperScale(surfaces)}
              label={describe(surface)}
            />
            {surfaces.length > 1 && (
              <figcaption>
                <SmallButton
                  aria-pressed={surface === large}
                  onClick={() => choose(surface.name)}
                  {...replayed("click")}
                >
                  {words.surfaces[surface.name]}
                </SmallButton>
              </figcaption>
            )}
          </figure>
        ))}
      </div>
      <div css={legendRow}>
        {showsCloseUp !== undefined && (
          <div css={[swatch, css`background: ${colour};`]}>
            {showsCloseUp && tile.closeUp && <img src={tile.closeUp.address} alt={tile.closeUp.alt} />}
          </div>
        )}
        <ul css={[row(`${space.xs} ${space.m}`), legend]}>
          <Colour fill={colour}>{words.legend.whole}</Colour>
          <Colour fill={colours.brassLight}>{words.legend.cut}</Colour>
          {hasOpenings && <Colour fill={colours.white}>{words.legend.opening}</Colour>}
        </ul>
      </div>
    </div>
  );
}

function Colour({ fill, children }: { fill: string; children: string }) {
  return (
    <li>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <rect width={10} height={10} fill={fill} />
      </svg>
      {children}
    </li>
  );
}

/** On phones the large drawing comes first; where there is room, the surfaces keep their order. */
const figure = css`
  flex: 1 0 100%;
  order: -1;
  margin: 0;
  align-self: end;
  break-inside: avoid;
  @media screen {
    ${from.tablet} { flex: 1 1 20rem; order: 0; }
  }
  figcaption { margin-top: ${space.xs}; }
  [aria-pressed="true"] { background: ${colours.bottle}; color: ${colours.porcelain}; }
`;

const small = css`
  @media screen {
    flex: 1 1 4rem;
    order: 0;
    max-width: 10rem;
    text { display: none; }
    svg { max-height: 10rem; }
    ${from.tablet} { flex: 0 1 7rem; }
  }
`;

const legendRow = css`
  display: flex;
  align-items: center;
  gap: ${space.m};
`;

const swatch = css`
  flex: none;
  width: 4.5rem;
  height: 4.5rem;
  img { width: 100%; height: 100%; object-fit: cover; }
`;

const legend = css`
  color: ${shades.inkSoft};
  font-size: ${fontSizes.small};
  /* As high as its words, which may come later. */
  li { display: flex; align-items: center; gap: ${space.xs}; min-height: 1lh; }
  svg { width: 1em; border: 1px solid ${colours.groutDark}; }
`;
