import type { ComponentType } from "react";
import { SmallButton } from "../../components/SmallButton";
import { SortableList } from "../controls/SortableList";
import { quietText } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { AddPictures } from "./AddPictures";
import { type FieldProps, formValue, type InputProps, pictureFieldIn } from "./form-field";
import { useInputContext } from "./input-context";
import { ListRow } from "./ListRow";
import { useRows } from "./useRows";

type ListInputProps = InputProps & {
  /** Renders the fields of a row. FieldInput.tsx passes it, because an import would be a circle: a field may be a list again. */
  RowFields: ComponentType<FieldProps>;
};

/** A list whose rows can be added, removed and reordered. */
export function ListInput({ name, field, RowFields }: ListInputProps) {
  const { items: rowField, label, max = Number.POSITIVE_INFINITY } = field;
  const { notify } = useEditor();
  const { showField } = useInputContext();
  const { ids, add, insert, remove, sort } = useRows(name);
  if (!rowField) return null;
  const labelOf = (index: number) => `${rowField.label} ${index + 1}`;
  const addRow = () => {
    add(formValue(rowField));
    // Open the new row.
    showField(`${name}.${ids.length}`);
  };
  const [pictureName, picture] = pictureFieldIn(rowField);
  const addPicture = (relativePath: string) =>
    add({ ...Object(formValue(rowField)), [pictureName]: relativePath });
  const removeRow = (index: number) => {
    const removed = remove(index);
    const rowLabel = labelOf(index);
    const act = () => {
      insert(index, removed);
      notify({ message: `${rowLabel} is in the list again.` });
    };
    notify({ message: `${rowLabel} was removed from the list.`, action: { name: "Undo", act } });
  };
  const rows = ids.map((id, index) => {
    const row = { name: `${name}.${index}`, field: rowField };
    // The names of a row's fields contain its index, so a moved row must be mounted again, and is closed then.
    const content = (
      <ListRow key={row.name} {...row} label={labelOf(index)} onRemove={() => removeRow(index)}>
        <RowFields {...row} />
      </ListRow>
    );
    return { id, name: labelOf(index), content };
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
