import { css } from "@emotion/react";
import { type ComponentProps, useEffect, useRef } from "react";
import { control, errorStyles, invalidControl, TextField } from "../components/TextField";
import { disclosureStyles } from "../components/text/QuestionList";
import { stack, visuallyHidden } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { space } from "../theme/tokens";
import { openingKind, openingKinds } from "./opening-kinds";
import type { PlannerWords } from "./PlanResult";
import { openingNames, type PlannedTiles, usualLaying, type Values } from "./plan-request";
import {
  cornersOf,
  isSloping,
  openingValues,
  presetValues,
  type RoomFault,
  type RoomRead,
  surfaceOf,
} from "./room-request";
import { type CornerName, isMeasure, isRoomName, measuresOf, rooms } from "./rooms";

interface PlannerFieldsProps {
  words: PlannerWords;
  tiles: PlannedTiles;
  read: RoomRead;
  /** The faults that are told. */
  faults: readonly RoomFault[];
  type: (values: Values) => void;
  /** Shows the fields of the size alone. */
  sizeOnly: boolean;
}

/** The planner's fields, named as in its address; without the full planner's words, only those that everybody needs. */
export function PlannerFields({
  words,
  tiles,
  read: { room, values, tile },
  faults,
  type,
  sizeOnly,
}: PlannerFieldsProps) {
  const { full } = words;
  const { surfaces } = rooms[room];
  const corners = cornersOf(room);
  /** Returns the values that a choice fills in besides itself. */
  const filledIn = (name: string, value: string): Values => {
    // The small planner does not show the openings, so they are fitted to each new size.
    if (!full && isMeasure(name)) return presetValues(room, { ...values, [name]: value });
    if (name === "ceiling") return Object.fromEntries(corners.map((corner) => [corner, values.h ?? ""]));
    const chosen = tiles.find(({ slug }) => slug === value);
    if (name === "tile" && chosen) return usualLaying(chosen);
    const opening = openingNames.find((opening) => opening === name);
    const kind = openingKind(value);
    return opening && kind ? openingValues(opening, kind, surfaceOf(opening, values, room), values) : {};
  };
  const errorOf = (name: string) => {
    const fault = faults.find(({ field }) => field === name);
    return fault && words.problems[fault.problem];
  };
  const wiring = (name: string, label: string) => ({
    id: `plan-${name}`,
    name,
    label,
    value: values[name] ?? "",
    error: errorOf(name),
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      type({ ...values, [name]: value, ...filledIn(name, value) }),
  });
  const input = (name: string, label: string) => (
    <TextField key={name} type="text" {...wiring(name, label)} autoComplete="off" />
  );
  const isOnFloor = (opening: string) => surfaceOf(opening, values, room) === "floor";
  const measures = measuresOf(room).filter((measure) => !(full && isSloping(values) && measure === "h"));
  /** The values that go on to the full planner unchanged. */
  const unseen = Object.keys(values).filter((name) =>
    /^(o[1-4].?|ceiling|(front|back)(Left|Right))$/.test(name),
  );
  const usual = presetValues(room);
  const isMoreOpen =
    isSloping(values) ||
    openingNames.some((name) => values[name] && values[name] !== usual[name]) ||
    // An L's cut-out has no usual size.
    openingNames.some((name) => values[name] === "cutout") ||
    faults.some(({ field }) => !["room", "tile", "bond"].includes(field) && !isMeasure(field));
  const more = useRef<HTMLDetailsElement>(null);
  // It is never closed again: somebody may be typing in it.
  useEffect(() => {
    if (isMoreOpen && more.current) more.current.open = true;
  }, [isMoreOpen]);
  const labelOf = (corner: CornerName) =>
    full?.heights[surfaces.length > 1 ? corner : corner === "backLeft" ? "left" : "right"] ?? "";
  const choosePreset = ({ target: { value } }: { target: { value: string } }) => {
    const { tile = "", bond = "", joint = "", spares = "" } = values;
    if (isRoomName(value)) type({ tile, bond, joint, spares, ...presetValues(value) });
  };
  const sizes = measures.map((measure) => input(measure, words.measures[measure]));
  if (sizeOnly)
    return (
      <div css={stack(space.s)}>
        {sizes}
        <input type="hidden" name="tile" value={tile.slug} />
      </div>
    );
  return (
    <>
      <Choice {...wiring("room", words.room)} onChange={choosePreset} choices={Object.entries(words.rooms)} />
      <p>{words.lengthHint}</p>
      <div css={[pair, measures.length > 2 && three]}>{sizes}</div>
      <div css={full && pair}>
        <Choice {...wiring("tile", words.tile)} choices={tiles.map(({ slug, name }) => [slug, name])} />
        {full && (
          <Choice
            {...wiring("bond", full.bond)}
            choices={Object.entries(words.bonds).filter(([bond]) => tile.bonds.includes(bond))}
          />
        )}
      </div>
      {!full && unseen.map((name) => <input key={name} type="hidden" name={name} value={values[name]} />)}
      {full && (
        <details ref={more} css={disclosureStyles}>
          <summary css={bold}>{full.openingsTitle}</summary>
          <div css={[pair, group]}>
            {input("joint", full.joint)}
            {input("spares", full.spares)}
          </div>
          {openingNames.map((name, index) => (
            <fieldset key={name} css={group}>
              <legend css={visuallyHidden}>{`${full.opening} ${index + 1}`}</legend>
              <Choice
                {...wiring(name, full.opening)}
                choices={[["", full.noOpening], ...openingKinds.map((kind) => [kind, words.openings[kind]])]}
              />
              {values[name] && (
                <div css={pair}>
                  {surfaces.length > 1 && (
                    <Choice
                      {...wiring(`${name}s`, full.on)}
                      value={surfaceOf(name, values, room)}
                      choices={surfaces.map((surface) => [surface, words.surfaces[surface]])}
                    />
                  )}
                  {input(`${name}w`, words.measures.w)}
                  {input(`${name}h`, isOnFloor(name) ? words.measures.d : words.measures.h)}
                  {input(`${name}x`, full.fromLeft)}
                  {input(`${name}y`, isOnFloor(name) ? full.fromFront : full.fromFloor)}
                </div>
              )}
            </fieldset>
          ))}
          {corners.length > 0 && (
            <div css={group}>
              <Choice
                {...wiring("ceiling", full.ceiling)}
                choices={[
                  ["", full.ceilings.level],
                  ["sloping", full.ceilings.sloping],
                ]}
              />
              {isSloping(values) && (
                <div css={pair}>{corners.map((corner) => input(corner, labelOf(corner)))}</div>
              )}
            </div>
          )}
        </details>
      )}
    </>
  );
}

interface ChoiceProps extends ComponentProps<"select"> {
  label: string;
  choices: readonly (readonly string[])[];
  /** The error message. The choice is invalid while there is one. */
  error?: string | undefined;
}

function Choice({ label, choices, error, ...select }: ChoiceProps) {
  const errorId = `${select.id}-error`;
  const wiring = error && { "aria-invalid": true, "aria-describedby": errorId };
  return (
    <div css={stack(space.xxs)}>
      <label htmlFor={select.id} css={bold}>
        {label}
      </label>
      <select {...select} {...wiring} css={[control, error && invalidControl]}>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      {error && (
        <p id={errorId} css={errorStyles}>
          {error}
        </p>
      )}
    </div>
  );
}

const bold = css`font-weight: 600;`;

const pair = css`
  ${stack(space.m)}
  align-items: start;
  ${from.phone} { grid-template-columns: 1fr 1fr; }
`;

const three = css`${from.phone} { grid-template-columns: repeat(3, minmax(0, 1fr)); }`;

const group = css`
  ${stack(space.m)}
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space.m};
  border: 0;
`;
