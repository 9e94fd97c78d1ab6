import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Disclosure } from "../../components/Disclosure";
import { TextField } from "../../components/TextField";
import { stack, visuallyHidden } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { measureLabels } from "../format/labels";
import { measures, measuresOf, roomPresets, surfaceKindsOf } from "../room/room-presets";
import { Choice } from "./Choice";
import { type OpeningFields, openingFields, type Problem, tileFields } from "./fields";
import type { PlannerForm } from "./planner-form";
import type { PropsOf } from "./usePlanner";

interface PlannerFieldsProps {
  form: PlannerForm;
  /** The problems that are shown. */
  problems: readonly Problem[];
  propsOf: PropsOf;
}

export function PlannerFields({ form, problems, propsOf }: PlannerFieldsProps) {
  const { roomName, entered } = form;
  const tiles = surfaceKindsOf(roomName).map((kind) => tileFields(roomName, kind));
  const hasOpening = roomName === "floorInL" || openingFields.some(({ type }) => entered[type]);
  return (
    <>
      <Field {...propsOf("room", "What are you tiling?")} />
      <p>In millimetres, or with a unit: 2.4 m, 240 cm, 7 ft 10 in. Below 20, a plain number is metres.</p>
      <div css={measuresOf(roomName).length > 2 ? [pair, three] : pair}>
        {measuresOf(roomName).map((measure) => (
          <Field key={measure} {...propsOf(measure, measureLabels[measure])} />
        ))}
      </div>
      {tiles.map(({ tile, bond, isFloorBesideWalls }) => (
        <div key={tile} css={pair}>
          <Field {...propsOf(tile, isFloorBesideWalls ? "Tile on the floor" : "Tile")} />
          <Field {...propsOf(bond, isFloorBesideWalls ? "Bond on the floor" : "Bond")} />
        </div>
      ))}
      <MoreFields hasOpening={hasOpening} hasProblem={problems.some(({ field }) => !isMeasure(field))}>
        <div css={[group, pair]}>
          {tiles.map(({ joint, isFloorBesideWalls }) => (
            <Field
              key={joint}
              {...propsOf(joint, isFloorBesideWalls ? "Joint on the floor in mm" : "Joint in mm")}
            />
          ))}
          <Field {...propsOf("spares", "Spares in %")} />
        </div>
        {openingFields.map((fields, index) => (
          <Opening key={fields.type} legend={`Opening ${index + 1}`} {...{ fields, form, propsOf }} />
        ))}
      </MoreFields>
    </>
  );
}

/** A list to choose from, which has no wrong value, or a text field. */
const Field = ({ choices, error, ...props }: ReturnType<PropsOf>) =>
  choices ? (
    <Choice {...props} choices={choices} />
  ) : (
    <TextField type="text" {...props} error={error} autoComplete="off" />
  );

const isMeasure = (field: string) => measures.some((measure) => measure === field);

interface MoreFieldsProps {
  hasOpening: boolean;
  hasProblem: boolean;
  children: ReactNode;
}

/** Opens by itself once one of its fields is used or wrong. It never closes by itself: somebody may be typing in it. */
function MoreFields({ hasOpening, hasProblem, children }: MoreFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current && (hasOpening || hasProblem)) details.current.open = true;
  }, [hasOpening, hasProblem]);
  return (
    <Disclosure ref={details} title="Joints, spares, doors and windows" styles={boldTitle}>
      {children}
    </Disclosure>
  );
}

interface OpeningProps extends Pick<PlannerFieldsProps, "form" | "propsOf"> {
  legend: string;
  fields: OpeningFields;
}

function Opening({ legend, fields, form: { roomName, values }, propsOf }: OpeningProps) {
  const isOnFloor = values[fields.on] === "floor";
  return (
    <fieldset css={group}>
      <legend css={visuallyHidden}>{legend}</legend>
      <Field {...propsOf(fields.type, "Opening")} />
      {values[fields.type] && (
        <div css={pair}>
          {roomPresets[roomName].surfaces.length > 1 && <Field {...propsOf(fields.on, "On the")} />}
          <Field {...propsOf(fields.width, measureLabels.width)} />
          <Field {...propsOf(fields.height, isOnFloor ? measureLabels.depth : measureLabels.height)} />
          <Field {...propsOf(fields.x, "From the left")} />
          <Field {...propsOf(fields.y, isOnFloor ? "From the front" : "From the floor")} />
        </div>
      )}
    </fieldset>
  );
}

const three = css`grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr));`;

/** Two fields side by side, if each is at least 8rem wide. A field with an error takes a whole row, so that its sentence does. */
const pair = css`
  ${stack(space.m)}
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(max(8rem, 40%), 100%), 1fr));
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
