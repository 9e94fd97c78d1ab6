import { css } from "@emotion/react";
import { type ReactNode, useState } from "react";
import { SmallButton } from "../../components/SmallButton";
import { row, stack } from "../../theme/mixins";
import { colours, fontSizes, space } from "../../theme/tokens";
import type { RoomPlan } from "../amounts/room-plan";
import { rowLabels, surfaceLabels } from "../format/labels";
import { SurfaceDrawing } from "./SurfaceDrawing";
import { colourOf, HatchPattern } from "./TilePattern";

interface RoomDrawingProps {
  /** The beginning of the drawings' ids in their page. */
  id: string;
  plan: RoomPlan;
}

/** A room's surfaces, the chosen one large and the others small beside each other, with a legend. */
export function RoomDrawing({ id, plan: { surfaces, amounts } }: RoomDrawingProps) {
  const [chosen, choose] = useState("back");
  const large = surfaces.find(({ name }) => name === chosen) ?? surfaces[0];
  const tiles = amounts.perTile.map(({ tile }) => tile);
  const hasOpenings = surfaces.some(({ measured }) => measured.openings.length > 0);
  return (
    <div css={stack(space.s)}>
      <div css={row(space.m)}>
        {surfaces.map((surface) => (
          <figure key={surface.name} css={[figure, surface !== large && small]}>
            <SurfaceDrawing id={`${id}-${surface.name}`} surface={surface} />
            {surfaces.length > 1 && (
              <figcaption>
                <SmallButton aria-pressed={surface === large} onClick={() => choose(surface.name)}>
                  {surfaceLabels[surface.name]}
                </SmallButton>
              </figcaption>
            )}
          </figure>
        ))}
      </div>
      <ul css={[row(`${space.xs} ${space.m}`), legend]}>
        {tiles.map((tile) => (
          <LegendItem key={tile.slug} label={tiles.length > 1 ? tile.name : rowLabels.wholeTiles}>
            <rect width={1} height={1} fill={colourOf(tile)} />
          </LegendItem>
        ))}
        <LegendItem label={rowLabels.cutTiles}>
          {tiles[0] && <rect width={1} height={1} fill={colourOf(tiles[0])} />}
          <HatchPattern id={`${id}-hatch`} pitch={0.25} />
          <rect width={1} height={1} fill={`url(#${id}-hatch)`} />
        </LegendItem>
        {hasOpenings && (
          <LegendItem label="Not tiled">
            <rect width={1} height={1} fill={colours.white} />
          </LegendItem>
        )}
      </ul>
    </div>
  );
}

function LegendItem({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      <svg viewBox="0 0 1 1" aria-hidden="true">
        {children}
      </svg>
      {label}
    </li>
  );
}

/** The large drawing comes first, on a row of its own. */
const figure = css`
  flex: 1 0 100%;
  order: -1;
  align-self: end;
  figcaption { margin-top: ${space.xs}; }
  [aria-pressed="true"] { background: ${colours.bottle}; color: ${colours.porcelain}; }
`;

const small = css`
  flex: 1 1 4rem;
  order: 0;
  max-width: 10rem;
  text { display: none; }
  svg { max-height: 10rem; }
`;

const legend = css`
  color: ${colours.inkSoft};
  font-size: ${fontSizes.small};
  li { display: flex; align-items: center; gap: ${space.xs}; }
  svg { flex: none; width: 2.25rem; stroke: none; outline: 1px solid ${colours.groutDark}; }
`;
