import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { useFormContext } from "react-hook-form";
import { SmallButton } from "../../components/SmallButton";
import type { FieldUse } from "../../content/fields/field-descriptions";
import { stack } from "../../theme/mixins";
import { colours, fontSizes, fonts, space } from "../../theme/tokens";
import { quietText } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { ChoiceInput } from "./ChoiceInput";
import { ColourInput } from "./ColourInput";
import { FieldDisclosure } from "./FieldDisclosure";
import { type FieldProps, type FieldType, type FormField, formValue, type InputProps } from "./form-field";
import { LabelledField } from "./LabelledField";
import { ListInput } from "./ListInput";
import { OptionsInput } from "./OptionsInput";
import { PictureInput } from "./PictureInput";
import { TextInput } from "./TextInput";
import { TickInput } from "./TickInput";

/** Inputs by a field's use. Other fields get an input by their type. */
const inputs: Partial<Record<FieldUse | FieldType, ComponentType<InputProps>>> = {
  page: ChoiceInput,
  reference: ChoiceInput,
  colour: ColourInput,
  picture: PictureInput,
  boolean: TickInput,
  array: RowsInput,
  enum: ChoiceInput,
};

function inputOf({ use, type, items }: FormField): ComponentType<InputProps> {
  if (items?.options) return OptionsInput;
  return inputs[use ?? type] ?? inputs[type] ?? TextInput;
}

function FieldInput({ name, field }: FieldProps) {
  if (field.type === "object") return <GroupInput {...{ name, field }} />;
  return <LabelledField {...{ name, field }} Input={inputOf(field)} />;
}

/** The fields of an entry, a group or a row, in the order of the schema. Advanced fields come last, folded away. */
export function FieldInputs({ name, fields = {} }: { name: string; fields: FormField["properties"] }) {
  const all = Object.entries(fields).map(([key, field]) => ({
    name: name === "" ? key : `${name}.${key}`,
    field,
  }));
  const folded = all.filter(({ field }) => field.isAdvanced);
  const inputsOf = (some: typeof all) =>
    some.map(({ name, field }) => <FieldInput key={name} {...{ name, field }} />);
  return (
    <div css={stack(space.l)}>
      {inputsOf(all.filter(({ field }) => !field.isAdvanced))}
      {folded.length > 0 && (
        <details css={more}>
          <summary>
            More fields <span css={quietText}>{folded.map(({ field }) => field.label).join(", ")}</span>
          </summary>
          <div css={stack(space.l)}>{inputsOf(folded)}</div>
        </details>
      )}
    </div>
  );
}

/** A group of fields under a heading. An optional group starts closed. */
function GroupInput({ name, field }: FieldProps) {
  const { label, hint, optional, properties = {} } = field;
  const { getValues, setValue } = useFormContext();
  const { notify } = useEditor();
  const leaveOut = () => {
    const before = structuredClone(getValues(name));
    const set = (value: unknown) => setValue(name, value);
    set(formValue(field));
    notify({ message: `${label} is left out.`, action: { name: "Undo", act: () => set(before) } });
  };
  return (
    <div css={group}>
      <FieldDisclosure name={name} isOpen={!optional} summary={label}>
        {hint && <p css={quietText}>{hint}</p>}
        <FieldInputs name={name} fields={properties} />
        {optional && <SmallButton onClick={leaveOut}>Leave it out</SmallButton>}
      </FieldDisclosure>
    </div>
  );
}

/** The rows of a list: each is a group, or a single field. */
function RowsInput(props: InputProps) {
  return <ListInput {...props} RowFields={RowFields} />;
}

function RowFields({ name, field }: FieldProps) {
  const { properties } = field;
  if (!properties) return <FieldInput {...{ name, field }} />;
  const rank = ([, { isFirstInRow = false }]: [string, FormField]) => Number(isFirstInRow);
  const fields = Object.entries(properties).toSorted((one, other) => rank(other) - rank(one));
  return <FieldInputs name={name} fields={Object.fromEntries(fields)} />;
}

const more = css`
  min-width: 0;
  border-top: 1px solid ${colours.grout};
  > summary { padding: ${space.s} 0; font-weight: 600; cursor: pointer; }
  > summary > span { margin-left: ${space.xs}; }
  > div { padding: ${space.s} 0; }
`;

const group = css`
  min-width: 0;
  border-top: 1px solid ${colours.groutDark};
  padding-top: ${space.m};
  > details > summary {
    padding: ${space.xs} 0;
    font-family: ${fonts.logo};
    font-size: ${fontSizes.h3};
    cursor: pointer;
  }
  > details > div { padding: ${space.s} 0; }
`;
