import { css } from "@emotion/react";
import { colours, fontSizes, fonts, space } from "../../../theme/tokens";
import { fieldId, useShownWithin } from "../form-context";
import type { FormField, InputProps, NamedField } from "../form-field";
import { PictureGroup } from "../pictures/PictureGroup";
import { ChoiceInput, IconInput, TicksInput } from "./ChoiceInput";
import { ListInput } from "./ListInput";
import { NumberInput } from "./NumberInput";
import { TextInput } from "./TextInput";

/** The input for each kind of field. */
function FieldInput({ name, field }: InputProps) {
  switch (field.kind) {
    case "text":
      return <TextInput {...{ name, field }} />;
    case "number":
      return <NumberInput {...{ name, field }} />;
    case "choice":
    case "reference":
      return <ChoiceInput {...{ name, field }} />;
    case "icon":
      return <IconInput {...{ name, field }} />;
    case "ticks":
      return <TicksInput {...{ name, field }} />;
    case "list":
      return <ListInput {...{ name, field }} render={renderRow} />;
    case "group":
      return <Group {...{ name, field }} />;
    case "picture":
      return null; // PictureGroup has it.
  }
}

const renderRow = (name: string, field: FormField) =>
  field.kind === "group" ? (
    <Fields name={name} fields={field.fields} />
  ) : (
    <FieldInput name={name} field={field} />
  );

/** The fields of an entry, a group or a row, in the order in which they are described. */
export function Fields({ name, fields }: { name: string; fields: readonly NamedField[] }) {
  const path = (own: string) => (name === "" ? own : `${name}.${own}`);
  const isPicture = fields.some(({ field }) => field.kind === "picture");
  const shown = isPicture ? fields.filter((one) => one.name !== "image" && one.name !== "focus") : fields;
  return (
    <div css={column}>
      {isPicture && <PictureGroup name={name} fields={fields} />}
      {shown.map((one) => (
        <FieldInput key={one.name} name={path(one.name)} field={one.field} />
      ))}
    </div>
  );
}

/** A part of an entry under a heading of its own; one that may be left out is closed at first. */
function Group({ name, field }: InputProps<"group">) {
  const isShown = useShownWithin(name) !== undefined;
  return (
    <details open={!field.optional || isShown} css={group} id={fieldId(name)} data-field={name}>
      <summary>{field.label}</summary>
      <Fields name={name} fields={field.fields} />
    </details>
  );
}

const column = css`
  display: grid;
  gap: ${space.l};
  min-width: 0;
`;

const group = css`
  min-width: 0;
  border-top: 1px solid ${colours.groutDark};
  padding-top: ${space.m};
  > summary {
    padding: ${space.xs} 0;
    font-family: ${fonts.heading};
    font-size: ${fontSizes.h3};
    font-weight: 500;
    line-height: 1.25;
    cursor: pointer;
  }
  > div { padding: ${space.s} 0; }
`;
