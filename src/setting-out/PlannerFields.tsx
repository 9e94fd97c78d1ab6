import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { control, TextField } from "../components/TextField";
import { disclosureStyles } from "../components/text/QuestionList";
import { stack, visuallyHidden } from "../theme/arrangements";
import { from } from "../theme/media-queries";
import { space } from "../theme/tokens";
import type { PlannerWords } from "./PlanResult";
import {
  openingNames,
  type PlanFault,
  type PlannedTiles,
  type readPlan,
  usualLaying,
  type Values,
} from "./plan-request";

interface PlannerFieldsProps {
  words: PlannerWords;
  tiles: PlannedTiles;
  read: ReturnType<typeof readPlan>;
  /** The faults that are told. */
  faults: readonly PlanFault[];
  type: (values: Values) => void;
}

/** The planner's fields, named as in its address; without the full planner's words, only those that everybody needs. */
export function PlannerFields({ words, tiles, read: { values, tile }, faults, type }: PlannerFieldsProps) {
  const { full } = words;
  const wiring = (name: string, label: string) => ({
    id: `plan-${name}`,
    name,
    label,
    value: values[name] ?? "",
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      const chosen = name === "tile" && tiles.find(({ slug }) => slug === value);
      type({ ...values, [name]: value, ...(chosen && usualLaying(chosen)) });
    },
  });
  const input = (name: string, label: string) => {
    const fault = faults.find(({ field }) => field === name);
    const error = fault && words.problems[fault.problem];
    return <TextField type="text" {...wiring(name, label)} error={error} autoComplete="off" />;
  };
  const isMoreOpen =
    openingNames.some((name) => values[name]) ||
    faults.some(({ field }) => field === "joint" || field === "spares");
  return (
    <>
      <p>{words.lengthHint}</p>
      <div css={pair}>
        {input("w", words.width)}
        {input("h", words.height)}
      </div>
      <div css={full && pair}>
        <Choice {...wiring("tile", words.tile)} choices={tiles.map(({ slug, name }) => [slug, name])} />
        {full && (
          <Choice
            {...wiring("bond", full.bond)}
            choices={Object.entries(words.bonds).filter(([bond]) => tile.bonds.includes(bond))}
          />
        )}
      </div>
      {full && (
        <details css={disclosureStyles} open={isMoreOpen}>
          <summary css={bold}>{full.openingsTitle}</summary>
          <div css={pair}>
            {input("joint", full.joint)}
            {input("spares", full.spares)}
          </div>
          {openingNames.map((name, index) => (
            <fieldset key={name} css={opening}>
              <legend css={visuallyHidden}>{`${full.opening} ${index + 1}`}</legend>
              <Choice
                {...wiring(name, full.opening)}
                choices={[["", full.noOpening], ...Object.entries(full.openings)]}
              />
              {values[name] && (
                <div css={pair}>
                  {input(`${name}w`, words.width)}
                  {input(`${name}h`, words.height)}
                  {input(`${name}x`, full.fromLeft)}
                  {input(`${name}y`, full.fromFloor)}
                </div>
              )}
            </fieldset>
          ))}
        </details>
      )}
    </>
  );
}

function Choice({
  label,
  choices,
  ...select
}: ComponentProps<"select"> & { label: string; choices: readonly (readonly string[])[] }) {
  return (
    <label css={[stack(space.xxs), bold]}>
      {label}
      <select {...select} css={control}>
        {choices.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const bold = css`font-weight: 600;`;

const pair = css`
  ${stack(space.m)}
  align-items: start;
  ${from.phone} { grid-template-columns: 1fr 1fr; }
`;

const opening = css`
  ${stack(space.m)}
  min-width: 0;
  margin: 0;
  padding: 0 0 ${space.m};
  border: 0;
`;
