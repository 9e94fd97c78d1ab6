import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Disclosure } from "../../components/Disclosure";
import { TextField } from "../../components/TextField";
import type { Bond } from "../../content/fields/bonds";
import type { RoomName } from "../../content/fields/room-names";
import type { TilePlace } from "../../content/fields/tile-places";
import { stack, visuallyHidden } from "../../theme/arrangements";
import { space } from "../../theme/tokens";
import { measuresOf, placesOf, rooms, type SurfaceName } from "../room/rooms";
import type { OpeningKind } from "../trade";
import { bondLabels, measureLabels, openingLabels, roomLabels, surfaceLabels } from "../words/labels";
import { Choice } from "./Choice";
import { openingFields, tileFields } from "./fields";
import type { PlanRead, Problem } from "./read-plan";
import type { Wire } from "./usePlan";
import type { Offer } from "./usual-values";

interface PlannerFieldsProps {
  offer: Offer;
  read: PlanRead;
  wire: Wire;
  /** The problems to show. */
  problems: readonly Problem[];
}

/** The planner's fields, named as in its address. */
export function PlannerFields({ offer, read, wire, problems }: PlannerFieldsProps) {
  const { name: room, choices } = read;
  const measures = measuresOf(room);
  return (
    <>
      <Choice
        {...wire("room", "What are you tiling?")}
        choices={(choices.room ?? []).map((name) => [name, roomLabels[name as RoomName]])}
      />
      <p>In millimetres, or with a unit: 2.4 m, 240 cm, 7 ft 10 in. Below 20, a plain number is metres.</p>
      <div css={[pair, measures.length > 2 && three]}>
        {measures.map((measure) => (
          <Input key={measure} {...wire(measure, measureLabels[measure])} />
        ))}
      </div>
      {placesOf(room).map((place) => (
        <TileChoices key={place} {...{ place, offer, read, wire }} />
      ))}
      <More isNeeded={isMoreNeeded(read, problems)}>
        <MoreFields {...{ read, wire }} />
      </More>
    </>
  );
}

const Input = (wiring: ReturnType<Wire>) => <TextField type="text" {...wiring} autoComplete="off" />;

interface TileChoicesProps {
  place: TilePlace;
  offer: Offer;
  read: PlanRead;
  wire: Wire;
}

/** The tile of a room's walls or floor, and its bond. */
function TileChoices({ place, offer, read: { name, choices, values }, wire }: TileChoicesProps) {
  const fields = tileFields(name, place);
  const isSecond = fields.tile === "floorTile";
  // A tile that does not suit is named as long as an address asks for it.
  const named = offer.tiles.filter(
    ({ slug }) => choices[fields.tile]?.includes(slug) || slug === values[fields.tile],
  );
  return (
    <div css={pair}>
      <Choice
        {...wire(fields.tile, isSecond ? "Tile on the floor" : "Tile")}
        choices={named.map(({ slug, name }) => [slug, name])}
      />
      <Choice
        {...wire(fields.bond, isSecond ? "Bond on the floor" : "Bond")}
        choices={(choices[fields.bond] ?? []).map((bond) => [bond, bondLabels[bond as Bond]])}
      />
    </div>
  );
}

/** Fields that open by themselves once one is needed. They are never closed again: somebody may be typing in one. */
function More({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isNeeded && details.current) details.current.open = true;
  }, [isNeeded]);
  return (
    <Disclosure ref={details} title="Joints, spares, doors and windows" styles={boldTitle}>
      {children}
    </Disclosure>
  );
}

/** True if an opening was typed, or something in the part of the planner that opens is wrong. */
const isMoreNeeded = ({ name, typed, values }: PlanRead, problems: readonly Problem[]): boolean =>
  name === "floorInL" ||
  openingFields.some(({ kind }) => typed[kind] && values[kind]) ||
  problems.some(({ field }) => /joint|spares|\d$/i.test(field));

type MoreFieldsProps = Pick<PlannerFieldsProps, "read" | "wire">;

/** Joints, spares and openings. */
function MoreFields({ read, wire }: MoreFieldsProps) {
  const joints = placesOf(read.name).map((place) => tileFields(read.name, place).joint);
  return (
    <>
      <div css={[pair, group]}>
        {joints.map((joint) => (
          <Input
            key={joint}
            {...wire(joint, joint === "floorJoint" ? "Joint on the floor in mm" : "Joint in mm")}
          />
        ))}
        <Input {...wire("spares", "Spares in %")} />
      </div>
      {openingFields.map((fields, index) => (
        <OpeningFields key={fields.kind} number={index + 1} {...{ fields, read, wire }} />
      ))}
    </>
  );
}

interface OpeningFieldsProps extends MoreFieldsProps {
  fields: (typeof openingFields)[number];
  number: number;
}

function OpeningFields({ fields, number, read: { name, values, choices }, wire }: OpeningFieldsProps) {
  const { surfaces } = rooms[name];
  const isOnFloor = values[fields.on] === "floor";
  const on = wire(fields.on, "On the");
  const kinds = choices[fields.kind] ?? [];
  return (
    <fieldset css={group}>
      <legend css={visuallyHidden}>{`Opening ${number}`}</legend>
      <Choice
        {...wire(fields.kind, "Opening")}
        choices={kinds.map((kind) => [kind, kind ? openingLabels[kind as OpeningKind] : "None"])}
      />
      {fields.width in values && (
        <div css={pair}>
          {(surfaces.length > 1 || on.error) && (
            <Choice {...on} choices={surfaces.map((one: SurfaceName) => [one, surfaceLabels[one]])} />
          )}
          <Input {...wire(fields.width, measureLabels.width)} />
          <Input {...wire(fields.height, isOnFloor ? measureLabels.depth : measureLabels.height)} />
          <Input {...wire(fields.x, "From the left")} />
          <Input {...wire(fields.y, isOnFloor ? "From the front" : "From the floor")} />
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
