import { css } from "@emotion/react";
import type { ComponentType } from "react";
import { useWatch } from "react-hook-form";
import { SmallButton } from "../../components/SmallButton";
import { namedPath } from "../../content/reading/file-path";
import { centredRow, visuallyHidden } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { useEditor } from "../app/editor-context";
import { SortableList } from "../controls/SortableList";
import { quietText } from "../controls/styles";
import { AddPictures } from "./AddPictures";
import { FieldDisclosure } from "./FieldDisclosure";
import { type FieldProps, type FormField, type InputProps, rowSummary, wholeValue } from "./form-field";
import { useInputContext } from "./input-context";
import { useRows } from "./useRows";

interface RowFieldsProps {
  /** Renders the fields of a row. A prop, because they may be lists, too: FieldInput.tsx uses this file. */
  RowFields: ComponentType<FieldProps>;
}

/**
 * The rows of a list. Closed rows show a summary, and all can be reordered by drag, touch and keyboard. Rows watch their
 * values, so that typing in one does not render the others again.
 */
export function ListInput({ name, field, RowFields }: InputProps & RowFieldsProps) {
  const { items: rowField, label, max = Number.POSITIVE_INFINITY } = field;
  const { notify } = useEditor();
  const { showField } = useInputContext();
  const { ids, add, insert, remove, sort } = useRows(name);
  if (!rowField) return null;
  const labelOf = (index: number) => `${rowField.label} ${index + 1}`;
  const addRow = () => {
    add(wholeValue(rowField));
    // Opens the new row.
    showField(`${name}.${ids.length}`);
  };
  const [pictureName, picture] = pictureIn(rowField);
  const addPicture = (relativePath: string) =>
    add({ ...Object(wholeValue(rowField)), [pictureName]: relativePath });
  const removeRow = (index: number) => {
    const removed = remove(index);
    const label = labelOf(index);
    const act = () => {
      insert(index, removed);
      notify({ message: `${label} is in the list again.` });
    };
    notify({ message: `${label} is out of the list.`, action: { name: "Undo", act } });
  };
  const rows = ids.map((id, index) => {
    const row = { name: `${name}.${index}`, label: labelOf(index) };
    // A moved row has another field name in the form.
    const content = (
      <Row key={row.name} {...row} {...{ RowFields }} field={rowField} onRemove={() => removeRow(index)} />
    );
    return { id, name: row.label, content };
  });
  const addRows = () => {
    if (ids.length >= max) return <p css={quietText}>The list is full: {max} entries.</p>;
    if (picture) return <AddPictures field={picture} onAdd={addPicture} isSeveral />;
    return <SmallButton onClick={addRow}>Add {rowField.label.toLowerCase()}</SmallButton>;
  };
  return (
    <>
      <SortableList label={label} onMove={sort} rows={rows} />
      {addRows()}
    </>
  );
}

/** A row's picture field. */
const pictureIn = ({ properties = {} }: FormField): [name: string, field?: FormField] =>
  Object.entries(properties).find(([, { use }]) => use === "picture") ?? [""];

type RowProps = FieldProps & RowFieldsProps & { label: string; onRemove: () => void };

/** A row with its summary: its first texts and its picture. */
function Row({ name, label, field, RowFields, onRemove }: RowProps) {
  const { path, pictures } = useInputContext();
  const value: unknown = useWatch({ name });
  const [pictureName] = pictureIn(field);
  const picture: string = Object(value)[pictureName] ?? "";
  const file = namedPath(path, picture);
  return (
    <div css={field.properties ? tall : flat}>
      {field.properties ? (
        <FieldDisclosure
          name={name}
          summary={
            <>
              {picture && <img key={file} src={pictures.address(file)} alt="" loading="lazy" />}
              <span>{rowSummary(field, value) || picture.replace(/^.*\//, "") || label}</span>
            </>
          }
        >
          <RowFields {...{ name, field }} />
        </FieldDisclosure>
      ) : (
        <RowFields {...{ name, field }} />
      )}
      <button type="button" onClick={onRemove} aria-label={`Remove ${label}`}>
        Remove
      </button>
    </div>
  );
}

/** The list shows the hint. The label is for screen readers. */
const flat = css`
  ${centredRow(space.xs)}
  flex-wrap: nowrap;
  > :first-child { flex: 1; }
  > * > label, > * > [data-hint] { ${visuallyHidden} }
`;

const tall = css`
  position: relative;
  > button { position: absolute; top: ${space.xxs}; right: 0; }
  > details > summary {
    ${centredRow(space.xs)}
    flex-wrap: nowrap;
    min-height: 3rem;
    padding: ${space.xxs} 5.5rem ${space.xxs} ${space.xxs};
    line-height: 1.3;
    cursor: pointer;
    &::before { margin: 0; }
    > img { flex: none; width: 4rem; height: 3rem; border-radius: 2px; object-fit: cover; }
    > span {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  > details > div { padding: ${space.s} 0 ${space.m}; }
`;
