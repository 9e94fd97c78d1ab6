import { css } from "@emotion/react";
import { fillPlaceholders } from "../content/fields/placeholders";
import { weekOf } from "../content/values/opening-hours";
import { useFrame } from "../layout/frame";
import { space } from "../theme/tokens";
import { DatedPart } from "./DatedPart";

/** Says in which week the next job can begin. */
export function NextStart() {
  const { company, layout } = useFrame();
  if (!company.nextFreeStart) return null;
  return (
    <DatedPart from="" to={company.nextFreeStart} styles={strong}>
      {fillPlaceholders(layout.openNow.nextStart, { day: weekOf(company.nextFreeStart) })}
    </DatedPart>
  );
}

const strong = css`
  margin: ${space.s} 0;
  font-weight: 600;
`;
