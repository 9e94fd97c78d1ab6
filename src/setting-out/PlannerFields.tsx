import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { control, errorStyles, TextField } from "../components/TextField";
import { stack, visuallyHidden } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { space } from "../theme/tokens";
import { BONDS } from "./lattice";
import type { PlannerWords } from "./PlanResult";
import {
  fields,
  openingFields,
  openingKinds,
  openingNumbers,
  type PlanFault,
  type PlannedTile,
  type PlannedTiles,
} from "./plan-request";

interface PlannerFieldsProps {
  words: PlannerWords;
  tiles: PlannedTiles;
  /** The one that is chosen: it says which bonds there are. */
  tile: PlannedTile;
  faults: readonly PlanFault[];
  /** How many openings may be typed. */
  openings: number;
}

/** What stands in the fields before anything is typed: a splashback, whose few cuts weigh little. */
export const startingValues: Record<string, string> = {
  [fields.width]: "1200",
  [fields.height]: "900",
  [fields.spares]: "10",
};

/** The planner's fields, named as in its address. React leaves their values to the browser. */
export function PlannerFields({ words, tiles, tile, faults, openings }: PlannerFieldsProps) {
  const wiring = (name: string, label: string) => {
    const fault = faults.find(({ field }) => field === name);
    return {
      id: `plan-${name}`,
      name,
      label,
      defaultValue: startingValues[name],
      error: fault && words.problems[fault.problem],
      autoComplete: "off",
    };
  };
  return (
    <>
      <p>{words.lengthHint}</p>
      <div css={pair}>
        <TextField type="text" {...wiring(fields.width, words.width)} />
        <TextField type="text" {...wiring(fields.height, words.height)} />
      </div>
      <Choice
        {...wiring(fields.tile, words.tile)}
        choices={tiles.map(({ slug, name }) => [slug, name] as const)}
      />
      <div css={pair}>
        <Choice
          {...wiring(fields.bond, words.bond)}
          choices={BONDS.map((bond) => [bond, words.bonds[bond]] as const)}
          offered={tile.bonds}
        />
        <TextField
          type="text"
          {...wiring(fields.joint, words.joint)}
          inputMode="decimal"
          defaultValue={tiles[0].joint}
        />
      </div>
      <TextField type="text" {...wiring(fields.spares, words.spares)} inputMode="numeric" />
      {openings > 0 && (
        <details css={stack(space.m)}>
          <summary css={summary}>{words.openingsTitle}</summary>
          {openingNumbers.slice(0, openings).map((number) => {
            const names = openingFields(number);
            return (
              <fieldset key={number} css={opening}>
                <legend css={visuallyHidden}>{`${words.opening} ${number}`}</legend>
                <Choice
                  {...wiring(names.kind, words.opening)}
                  choices={[
                    ["", words.noOpening] as const,
                    ...openingKinds.map((kind) => [kind, words.openings[kind]] as const),
                  ]}
                />
                <TextField type="text" {...wiring(names.width, words.width)} />
                <TextField type="text" {...wiring(names.height, words.height)} />
                <TextField type="text" {...wiring(names.left, words.fromLeft)} />
                <TextField type="text" {...wiring(names.floor, words.fromFloor)} />
              </fieldset>
            );
          })}
        </details>
      )}
    </>
  );
}

interface ChoiceProps extends ComponentProps<"select"> {
  label: string;
  error?: string | undefined;
  choices: readonly (readonly [value: string, label: string])[];
  /** The others are hidden: one of them may stand in an address before its tile is known. */
  offered?: readonly string[];
}

function Choice({ id, label, error, choices, offered, ...select }: ChoiceProps) {
  return (
    <div css={stack(space.xxs)}>
      <label htmlFor={id} css={bold}>
        {label}
      </label>
      <select
        {...select}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        css={control}
      >
        {choices.map(([value, name]) => (
          <option key={value} value={value} hidden={offered && !offered.includes(value)}>
            {name}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} css={errorStyles}>
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

const summary = css`
  ${bold}
  padding: ${space.s} 0;
  cursor: pointer;
`;

/** An opening that is not there asks for no measures. */
const opening = css`
  ${pair}
  min-width: 0;
  margin: 0;
  padding: ${space.s} 0;
  border: 0;
  > :has(select) { grid-column: 1 / -1; }
  &:has(option[value=""]:checked) > :has(input) { display: none; }
`;
