import { css } from "@emotion/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Disclosure } from "../../components/Disclosure";
import { TextField } from "../../components/TextField";
import type { TilePlace } from "../../content/fields/tile-places";
import { stack, visuallyHidden } from "../../theme/arrangements";
import { from } from "../../theme/media-queries";
import { space } from "../../theme/tokens";
import { isSloping, type Offer, offeredRooms, openingNames, surfaceOf, tileFields } from "../request/fields";
import type { InputProblem, RequestRead } from "../request/read-request";
import { type CornerName, openingKinds } from "../room/names";
import { maySuit } from "../room/planned-tile";
import { cornersOf, measuresOf, placesOf, rooms } from "../room/presets";
import { Choice } from "./Choice";
import { isMoreNeeded } from "./field-changes";
import type { Wire } from "./usePlan";
import type { PlannerWords } from "./words";

interface PlannerFieldsProps {
  words: PlannerWords;
  offer: Offer;
  read: RequestRead;
  wire: Wire;
  /** The problems to show. */
  problems: readonly InputProblem[];
}

/** The planner's fields, named as in its address. */
export function PlannerFields({ words, offer, read, wire, problems }: PlannerFieldsProps) {
  const { name: room, values } = read;
  const measures = measuresOf(room).filter((measure) => !(isSloping(values) && measure === "h"));
  const roomChoices = offeredRooms(offer).map((name) => [name, words.rooms[name]] as const);
  return (
    <>
      <Choice {...wire("room", words.room)} choices={roomChoices} />
      <p>{words.lengthHint}</p>
      <div css={[pair, measures.length > 2 && three]}>
        {measures.map((measure) => (
          <Input key={measure} {...wire(measure, words.measures[measure])} />
        ))}
      </div>
      {placesOf(room).map((place) => (
        <TileChoices key={place} {...{ place, words, offer, read, wire }} />
      ))}
      <More isNeeded={isMoreNeeded(room, values, problems)} title={words.full.openingsTitle}>
        <MoreFields {...{ words, read, wire }} />
      </More>
    </>
  );
}

type WireProps = ReturnType<Wire>;

const Input = (wiring: WireProps) => <TextField type="text" {...wiring} autoComplete="off" />;

interface TileChoicesProps {
  place: TilePlace;
  words: PlannerWords;
  offer: Offer;
  read: RequestRead;
  wire: Wire;
}

/** The tile of a room's walls or floor, and its bond. */
function TileChoices({ place, words, offer, read: { name, tiles, values }, wire }: TileChoicesProps) {
  const { full } = words;
  const fields = tileFields(name, place);
  const isSecond = fields.tile === "floor";
  const wiring = wire(fields.tile, isSecond ? words.floorTile : words.tile);
  // A tile that does not suit is named as long as an address asks for it.
  const choices = offer.tiles.filter((tile) => maySuit(tile, place) || tile.slug === values[fields.tile]);
  return (
    <div css={pair}>
      <Choice {...wiring} choices={choices.map(({ slug, name }) => [slug, name])} />
      <Choice
        {...wire(fields.bond, isSecond ? full.floorBond : full.bond)}
        choices={Object.entries(words.bonds).filter(([bond]) => tiles[place]?.bonds.includes(bond))}
      />
    </div>
  );
}

/** Fields that open by themselves once one is needed. They are never closed again: somebody may be typing in one. */
function More({ isNeeded, title, children }: { isNeeded: boolean; title: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isNeeded && details.current) details.current.open = true;
  }, [isNeeded]);
  return (
    <Disclosure ref={details} title={title} styles={boldTitle}>
      {children}
    </Disclosure>
  );
}

interface MoreFieldsProps {
  words: PlannerWords;
  read: RequestRead;
  wire: Wire;
}

/** Joints, spares, openings, and the heights below a slope. */
function MoreFields({ words, read: { name, values }, wire }: MoreFieldsProps) {
  const { full } = words;
  const corners = cornersOf(name);
  const joints = placesOf(name).map((place) => tileFields(name, place).joint);
  const heightLabel = (corner: CornerName) =>
    full.heights[rooms[name].surfaces.length > 1 ? corner : corner === "backLeft" ? "left" : "right"];
  return (
    <>
      <div css={[pair, group]}>
        {joints.map((joint) => (
          <Input key={joint} {...wire(joint, joint === "floorJoint" ? full.floorJoint : full.joint)} />
        ))}
        <Input {...wire("spares", full.spares)} />
      </div>
      {openingNames.map((opening, index) => (
        <OpeningFields
          key={opening}
          legend={`${full.opening} ${index + 1}`}
          {...{ opening, words, wire, name, values }}
        />
      ))}
      {corners.length > 0 && (
        <div css={group}>
          <Choice
            {...wire("ceiling", full.ceiling)}
            choices={[
              ["", full.ceilings.level],
              ["sloping", full.ceilings.sloping],
            ]}
          />
          {isSloping(values) && (
            <div css={pair}>
              {corners.map((corner) => (
                <Input key={corner} {...wire(corner, heightLabel(corner))} />
              ))}
            </div>
          )}
        </div>
      )}
    </>
  );
}

interface OpeningFieldsProps extends Omit<MoreFieldsProps, "read">, Pick<RequestRead, "name" | "values"> {
  opening: string;
  legend: string;
}

function OpeningFields({ opening, legend, words, name, values, wire }: OpeningFieldsProps) {
  const { full } = words;
  const { surfaces } = rooms[name];
  const isOnFloor = surfaceOf(opening, values, name) === "floor";
  const on = wire(`${opening}s`, full.on);
  return (
    <fieldset css={group}>
      <legend css={visuallyHidden}>{legend}</legend>
      <Choice
        {...wire(opening, full.opening)}
        choices={[["", full.noOpening], ...openingKinds.map((kind) => [kind, words.openings[kind]] as const)]}
      />
      {values[opening] && (
        <div css={pair}>
          {(surfaces.length > 1 || on.error) && (
            <Choice
              {...on}
              value={on.value || surfaceOf(opening, values, name)}
              choices={surfaces.map((surface) => [surface, words.surfaces[surface]])}
            />
          )}
          <Input {...wire(`${opening}w`, words.measures.w)} />
          <Input {...wire(`${opening}h`, isOnFloor ? words.measures.d : words.measures.h)} />
          <Input {...wire(`${opening}x`, full.fromLeft)} />
          <Input {...wire(`${opening}y`, isOnFloor ? full.fromFront : full.fromFloor)} />
        </div>
      )}
    </fieldset>
  );
}

const three = css`${from.phone} { grid-template-columns: repeat(3, minmax(0, 1fr)); }`;

/** Two fields side by side. */
const pair = css`
  ${stack(space.m)}
  align-items: start;
  ${from.phone} { grid-template-columns: 1fr 1fr; }
`;

const group = css`
  ${stack(space.m)}
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space.m};
  border: 0;
`;

const boldTitle = css`summary { font-weight: 600; }`;
