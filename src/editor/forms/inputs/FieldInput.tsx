import { css } from "@emotion/react";
import type { ComponentType, ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { SmallButton } from "../../../components/SmallButton";
import { stack, visuallyHidden } from "../../../theme/arrangements";
import { colours, fontSizes, fonts, space } from "../../../theme/tokens";
import { SortableList } from "../../controls/SortableList";
import { oneLine, quietWords } from "../../controls/styles";
import { useEditor } from "../../state/editor-context";
import { AlignPictures } from "../alignment/AlignPictures";
import { FieldFrame } from "../FieldFrame";
import { fieldId, showField, useForm } from "../form-context";
import { emptyValue, type FormField, type InputProps, type NamedField, rowWords } from "../form-field";
import { AddPictures } from "../pictures/AddPictures";
import { FileInput } from "../pictures/FileInput";
import { ChoiceInput, OptionsInput, TickInput } from "./ChoiceInput";
import { ColourInput } from "./ColourInput";
import { TextInput } from "./TextInput";
import { useRows } from "./use-rows";

const inputs: { [Kind in FormField["kind"]]: (props: InputProps<Kind>) => ReactNode } = {
  text: TextInput,
  choice: ChoiceInput,
  page: ChoiceInput,
  reference: ChoiceInput,
  icon: OptionsInput,
  ticks: OptionsInput,
  tick: TickInput,
  colour: ColourInput,
  picture: FileInput,
  document: FileInput,
  group: GroupInput,
  list: ListInput,
};

function FieldInput({ name, field }: InputProps) {
  const Input = inputs[field.kind] as ComponentType<InputProps>;
  return <Input {...{ name, field }} />;
}

/** The fields of an entry, a group or a row, in the order in which they are described. */
export function Fields({ name, fields }: { name: string; fields: readonly NamedField[] }) {
  return (
    <div css={stack(space.l)}>
      {fields.map((own) => (
        <FieldInput key={own.name} name={name === "" ? own.name : `${name}.${own.name}`} field={own.field} />
      ))}
    </div>
  );
}

/** A part of an entry under a heading of its own; one that may be left out is closed at first. */
function GroupInput({ name, field }: InputProps<"group">) {
  return (
    <details open={!field.optional} css={group} id={fieldId(name)} data-field={name}>
      <summary>
        {field.label}
        {field.optional && <span css={quietWords}> (press to open)</span>}
      </summary>
      <Fields name={name} fields={field.fields} />
      {field.fields.some((one) => one.name === "before") && <AlignPictures name={name} />}
    </details>
  );
}

/** Rows of a list: closed they say what they hold, and they are put in order by drag, touch and keyboard. */
function ListInput({ name, field }: InputProps<"list">) {
  const { entry, label, most = Number.POSITIVE_INFINITY } = field;
  const { ids, add, remove, move } = useRows(name);
  const { say } = useEditor();
  const isGroup = entry.kind === "group";
  const isPicture = isGroup && entry.fields.some((one) => one.field.kind === "picture");
  const hint = [field.hint, isGroup ? "" : entry.hint].filter(Boolean).join(" ");
  const addRow = () => {
    add(emptyValue(entry));
    showField(`${name}.${ids.length}`);
  };
  const addPictures = (named: string[]) =>
    add(...named.map((image) => ({ ...Object(emptyValue(entry)), image })));
  const removeRow = (index: number) => {
    const act = remove(index);
    say({ says: `${entry.label} ${index + 1} is out of the list.`, action: { name: "Undo", act } });
  };
  return (
    <FieldFrame name={name} field={{ ...field, hint }}>
      <SortableList
        label={label}
        onMove={move}
        rows={ids.map((id, index) => {
          const row = { name: `${name}.${index}`, label: `${entry.label} ${index + 1}` };
          // At another place a row is another field of the form.
          const content = <Row key={row.name} {...row} entry={entry} onRemove={() => removeRow(index)} />;
          return { id, name: row.label, content };
        })}
      />
      {ids.length < most &&
        (isPicture ? (
          <AddPictures onAdd={addPictures} />
        ) : (
          <SmallButton onClick={addRow}>Add {entry.label.toLowerCase()}</SmallButton>
        ))}
    </FieldFrame>
  );
}

interface RowProps {
  name: string;
  label: string;
  entry: FormField;
  onRemove: () => void;
}

/** Closed it says what it holds, in its first words, with its picture. */
function Row({ name, label, entry, onRemove }: RowProps) {
  const { pictures } = useForm();
  const value: unknown = useWatch({ name });
  const address = pictures.address(String(Object(value).image));
  return (
    <div css={entry.kind === "group" ? tall : flat}>
      {entry.kind === "group" ? (
        <details id={fieldId(name)} data-field={name}>
          <summary css={oneLine}>
            {address && <img src={address} alt="" />} {rowWords(value) || label}
          </summary>
          <Fields name={name} fields={entry.fields} />
        </details>
      ) : (
        <FieldInput name={name} field={entry} />
      )}
      <button type="button" onClick={onRemove} aria-label={`Remove ${label}`}>
        Remove
      </button>
    </div>
  );
}

const group = css`
  min-width: 0;
  border-top: 1px solid ${colours.groutDark};
  padding-top: ${space.m};
  > summary { padding: ${space.xs} 0; font-family: ${fonts.logo}; font-size: ${fontSizes.h3}; cursor: pointer; }
  > div { padding: ${space.s} 0; }
  &[open] > summary > span { display: none; }
`;

/** The list has said what to write; the label is for screen readers. */
const flat = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  > :first-child { flex: 1; }
  > * > label, > * > [data-hint] { ${visuallyHidden} }
`;

const tall = css`
  position: relative;
  > button { position: absolute; top: ${space.xxs}; right: 0; }
  > details > summary { padding: ${space.xs} 5.5rem ${space.xs} 0; line-height: 1.75rem; cursor: pointer; }
  > details > summary img {
    display: inline;
    width: 4rem;
    height: 3rem;
    margin-right: ${space.xs};
    border-radius: 2px;
    object-fit: cover;
    vertical-align: middle;
  }
  > details > div { padding: ${space.s} 0 ${space.m}; }
`;
