import { css } from "@emotion/react";
import { type ReactNode, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { SmallButton } from "../../../components/SmallButton";
import { colours, shades, space } from "../../../theme/tokens";
import { quietButton } from "../../controls/control-styles";
import { SortableList } from "../../controls/SortableList";
import { Compact, FieldFrame } from "../FieldFrame";
import { useForm, useRevealed } from "../form-context";
import { emptyValue, type FormField, rowWords } from "../form-field";
import { AddPictures } from "../pictures/AddPictures";
import { useRows } from "./use-rows";

interface ListInputProps {
  name: string;
  field: Extract<FormField, { kind: "list" }>;
  /** The fields of a row. */
  render: (name: string, field: FormField) => ReactNode;
}

/** Rows of a list: closed they say what they hold, and they are put in order by drag, touch and keyboard. */
export function ListInput({ name, field, render }: ListInputProps) {
  const { label, hint, entry, most, optional } = field;
  const { ids, add, remove, move } = useRows(name);
  const { revealed, say } = useForm();
  const [opened, setOpened] = useState<string>();
  const words = [hint, entry.kind === "group" ? "" : entry.hint].filter(Boolean).join(" ");
  const { errors } = useFormState({ name, exact: true });
  const error = errorAt(errors, name);
  const isPicture = entry.kind === "group" && entry.fields.some((one) => one.field.kind === "picture");
  const addRow = () => {
    const [id] = add(emptyValue(entry));
    setOpened(id);
    revealed.show(`${name}.${ids.length}`);
  };
  return (
    <FieldFrame {...{ name, label, error, optional }} hint={words} group>
      <SortableList
        label={label}
        onMove={move}
        rows={ids.map((id, index) => {
          const row = `${name}.${index}`;
          const onRemove = () => {
            const act = remove(index);
            say({ says: `${entry.label} ${index + 1} is out of the list.`, action: { name: "Undo", act } });
          };
          // At another place a row is another field of the form.
          const content = <Row key={row} {...{ entry, render, onRemove }} name={row} isNew={id === opened} />;
          return { id, name: `${entry.label} ${index + 1}`, content };
        })}
      />
      {most !== undefined && ids.length >= most ? null : isPicture ? (
        <AddPictures
          onAdd={(named) => add(...named.map((image) => ({ ...Object(emptyValue(entry)), image })))}
        />
      ) : (
        <SmallButton onClick={addRow}>Add {entry.label.toLowerCase()}</SmallButton>
      )}
    </FieldFrame>
  );
}

interface RowProps extends Pick<ListInputProps, "name" | "render"> {
  entry: FormField;
  isNew: boolean;
  onRemove: () => void;
}

function Row({ name, entry, isNew, render, onRemove }: RowProps) {
  const { revealed } = useForm();
  const shown = useRevealed(revealed, name);
  const [toggled, setToggled] = useState<{ isOpen: boolean; shown: number }>();
  const isOpen = toggled?.shown === shown ? toggled.isOpen : isNew || shown > 0;
  const number = Number(name.split(".").at(-1)) + 1;
  const removal = (
    <button type="button" css={quietButton} onClick={onRemove} aria-label={`Remove ${entry.label} ${number}`}>
      Remove
    </button>
  );
  if (entry.kind !== "group")
    return (
      <div css={line}>
        <Compact value={true}>{render(name, entry)}</Compact>
        {removal}
      </div>
    );
  return (
    <div id={`field-${name}`} data-field={name}>
      <div css={line}>
        <button
          type="button"
          css={toggle}
          aria-expanded={isOpen}
          onClick={() => setToggled({ isOpen: !isOpen, shown })}
        >
          <Summary name={name} label={`${entry.label} ${number}`} />
        </button>
        {removal}
      </div>
      {isOpen && <div css={fields}>{render(name, entry)}</div>}
    </div>
  );
}

/** What a row holds, in its first words, with its picture. */
function Summary({ name, label }: { name: string; label: string }) {
  const { pictureAddress } = useForm();
  const value: unknown = useWatch({ name });
  const image = Object(value).image;
  const address = typeof image === "string" && image ? pictureAddress(image) : undefined;
  return (
    <>
      {address && <img src={address} alt="" css={thumbnail} />}
      <span css={words}>{rowWords(value) || label}</span>
    </>
  );
}

/** The error of a list itself, not those of its rows. */
function errorAt(errors: object, name: string): string | undefined {
  let found: unknown = errors;
  for (const step of name.split(".")) found = Object(found)[step];
  const { message, root } = Object(found);
  const says: unknown = message ?? Object(root).message;
  return typeof says === "string" ? says : undefined;
}

const line = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;
  > :first-child { flex: 1; min-width: 0; }
`;

const toggle = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 2.75rem;
  padding: ${space.xxs} 0;
  border: 0;
  background: none;
  color: ${colours.ink};
  font: inherit;
  font-size: 1rem;
  line-height: 1.3;
  text-align: left;
  cursor: pointer;
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
`;

const words = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const thumbnail = css`
  flex: none;
  width: 4rem;
  height: 3rem;
  object-fit: cover;
  border-radius: 2px;
`;

const fields = css`padding: ${space.s} 0 ${space.m};`;
