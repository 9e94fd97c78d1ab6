import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Disclosure } from "../../components/Disclosure";
import { TextField } from "../../components/TextField";
import { stack, visuallyHidden } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { measuresOf, rooms, surfaceKindsOf } from "../room/rooms";
import { measureLabels } from "../words/labels";
import { Choice } from "./Choice";
import { type OpeningFields, openingFields, tileFields } from "./fields";
import type { PlannerForm } from "./planner-form";
import type { Wire } from "./usePlanner";

interface PlannerFieldsProps {
  form: PlannerForm;
  wire: Wire;
}

/** The planner's fields, named as in its address. */
export function PlannerFields({ form, wire }: PlannerFieldsProps) {
  const { roomName, typed } = form;
  const measures = measuresOf(roomName);
  const tiles = surfaceKindsOf(roomName).map((kind) => tileFields(roomName, kind));
  const hasOpening = roomName === "floorInL" || openingFields.some(({ kind }) => typed[kind]);
  return (
    <>
      <Field {...wire("room", "What are you tiling?")} />
      <p>In millimetres, or with a unit: 2.4 m, 240 cm, 7 ft 10 in. Below 20, a plain number is metres.</p>
      <div css={[pair, measures.length > 2 && three]}>
        {measures.map((measure) => (
          <Field key={measure} {...wire(measure, measureLabels[measure])} />
        ))}
      </div>
      {tiles.map(({ tile, bond, isSecond }) => (
        <div key={tile} css={pair}>
          <Field {...wire(tile, isSecond ? "Tile on the floor" : "Tile")} />
          <Field {...wire(bond, isSecond ? "Bond on the floor" : "Bond")} />
        </div>
      ))}
      <MoreFields isNeeded={hasOpening}>
        <div css={[pair, group]}>
          {tiles.map(({ joint, isSecond }) => (
            <Field key={joint} {...wire(joint, isSecond ? "Joint on the floor in mm" : "Joint in mm")} />
          ))}
          <Field {...wire("spares", "Spares in %")} />
        </div>
        {openingFields.map((fields, index) => (
          <Opening key={fields.kind} legend={`Opening ${index + 1}`} {...{ fields, form, wire }} />
        ))}
      </MoreFields>
    </>
  );
}

/** A list to choose from, or a text field. */
const Field = ({ choices, ...wiring }: ReturnType<Wire>) =>
  choices ? (
    <Choice {...wiring} choices={choices} />
  ) : (
    <TextField type="text" {...wiring} autoComplete="off" />
  );

/** Opens by itself where a field in it is needed or wrong. It is never closed again: somebody may be typing in one. */
function MoreFields({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const isWrong = details.current?.querySelector("[aria-invalid]");
    if (details.current && (isNeeded || isWrong)) details.current.open = true;
  });
  return (
    <Disclosure ref={details} title="Joints, spares, doors and windows" styles={boldTitle}>
      {children}
    </Disclosure>
  );
}

interface OpeningProps extends PlannerFieldsProps {
  legend: string;
  fields: OpeningFields;
}

function Opening({ legend, fields, form: { roomName, values }, wire }: OpeningProps) {
  const isOnFloor = values[fields.on] === "floor";
  return (
    <fieldset css={group}>
      <legend css={visuallyHidden}>{legend}</legend>
      <Field {...wire(fields.kind, "Opening")} />
      {values[fields.kind] && (
        <div css={pair}>
          {rooms[roomName].surfaces.length > 1 && <Field {...wire(fields.on, "On the")} />}
          <Field {...wire(fields.width, measureLabels.width)} />
          <Field {...wire(fields.height, isOnFloor ? measureLabels.depth : measureLabels.height)} />
          <Field {...wire(fields.x, "From the left")} />
          <Field {...wire(fields.y, isOnFloor ? "From the front" : "From the floor")} />
        </div>
      )}
    </fieldset>
  );
}

const three = css`grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr));`;

/** Two fields side by side. A field with an error takes a whole row, so that its sentence does. */
const pair = css`
  ${stack(space.m)}
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  > div:has([aria-invalid]) { grid-column: 1 / -1; }
`;

const group = css`
  ${stack(space.m)}
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space.m};
  border: 0;
`;

const boldTitle = css`summary { font-weight: 600; }`;
