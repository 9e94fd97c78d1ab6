import { css } from "@emotion/react";
import { type ReactNode, useState } from "react";
import { useWatch } from "react-hook-form";
import { SmallButton } from "../../../components/SmallButton";
import { shades, space } from "../../../theme/tokens";
import { visuallyHidden } from "../../../theme/visually-hidden";
import { SortableList } from "../../controls/SortableList";
import { bareButton, oneLine } from "../../controls/styles";
import { useEditor } from "../../state/editor-context";
import { FieldFrame } from "../FieldFrame";
import { fieldId, type Shown, useForm, useShownWithin } from "../form-context";
import { emptyValue, type FormField, type InputProps, rowWords } from "../form-field";
import { AddPictures } from "../pictures/AddPictures";
import { useRows } from "./use-rows";

interface ListInputProps extends InputProps<"list"> {
  /** The fields of a row. */
  render: (name: string, field: FormField) => ReactNode;
}

/** Rows of a list: closed they say what they hold, and they are put in order by drag, touch and keyboard. */
export function ListInput({ name, field, render }: ListInputProps) {
  const { entry, label, most = Number.POSITIVE_INFINITY } = field;
  const { ids, add, remove, move } = useRows(name);
  const { show } = useForm();
  const { say } = useEditor();
  const isGroup = entry.kind === "group";
  const isPicture = isGroup && entry.fields.some((one) => one.field.kind === "picture");
  const hint = [field.hint, isGroup ? "" : entry.hint].filter(Boolean).join(" ");
  const addRow = () => {
    add(emptyValue(entry));
    show(`${name}.${ids.length}`);
  };
  const addPictures = (named: string[]) =>
    add(...named.map((image) => ({ ...Object(emptyValue(entry)), image })));
  const removeRow = (index: number) => {
    const act = remove(index);
    say({ says: `${entry.label} ${index + 1} is out of the list.`, action: { name: "Undo", act } });
  };
  return (
    <FieldFrame name={name} field={{ ...field, hint }} group>
      <SortableList
        label={label}
        onMove={move}
        rows={ids.map((id, index) => {
          const row = { name: `${name}.${index}`, label: `${entry.label} ${index + 1}` };
          // At another place a row is another field of the form.
          const content = (
            <Row key={row.name} {...row} {...{ entry, render }} onRemove={() => removeRow(index)} />
          );
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

interface RowProps extends Pick<ListInputProps, "name" | "render"> {
  label: string;
  entry: FormField;
  onRemove: () => void;
}

function Row({ name, label, entry, render, onRemove }: RowProps) {
  const shown = useShownWithin(name);
  const [toggled, setToggled] = useState<{ isOpen: boolean; since: Shown | undefined }>();
  const isOpen = toggled?.since === shown ? Boolean(toggled?.isOpen) : shown !== undefined;
  const removal = (
    <button type="button" onClick={onRemove} aria-label={`Remove ${label}`}>
      Remove
    </button>
  );
  if (entry.kind !== "group")
    return (
      <div css={[line, compact]}>
        {render(name, entry)}
        {removal}
      </div>
    );
  return (
    <div id={fieldId(name)} data-field={name}>
      <div css={line}>
        <button
          type="button"
          css={[bareButton, toggle]}
          aria-expanded={isOpen}
          onClick={() => setToggled({ isOpen: !isOpen, since: shown })}
        >
          <Summary {...{ name, label }} />
        </button>
        {removal}
      </div>
      {isOpen && <div css={fields}>{render(name, entry)}</div>}
    </div>
  );
}

/** What a row holds, in its first words, with its picture. */
function Summary({ name, label }: { name: string; label: string }) {
  const { pictures } = useForm();
  const value: unknown = useWatch({ name });
  const { image } = Object(value);
  const address = image ? pictures.address(image) : undefined;
  return (
    <>
      {address && <img src={address} alt="" />}
      <span css={oneLine}>{rowWords(value) || label}</span>
    </>
  );
}

const line = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;
  > :first-child { flex: 1; min-width: 0; }
`;

/** The list has said what to write; the label is for screen readers. */
const compact = css`
  > * > label, > * > [data-hint] { ${visuallyHidden} }
`;

const toggle = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 2.75rem;
  padding: ${space.xxs} 0;
  &::before {
    content: "";
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border: solid ${shades.inkSoft};
    border-width: 0 2px 2px 0;
    transform: rotate(-45deg);
  }
  &[aria-expanded="true"]::before { transform: rotate(45deg); }
  img { flex: none; width: 4rem; height: 3rem; object-fit: cover; border-radius: 2px; }
`;

const fields = css`padding: ${space.s} 0 ${space.m};`;
