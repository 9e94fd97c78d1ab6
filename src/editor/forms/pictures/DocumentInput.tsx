import { useFormContext, useWatch } from "react-hook-form";
import { FieldFrame } from "../FieldFrame";
import type { InputProps } from "../form-field";
import { AddPictures } from "./AddPictures";

/** A PDF of the entry, by its name. */
export function DocumentInput({ name, field }: InputProps<"document">) {
  const { setValue } = useFormContext();
  const document: string = useWatch({ name }) ?? "";
  const put = (named: string | undefined) => setValue(name, named, { shouldDirty: true });
  return (
    <FieldFrame {...{ name, field }}>
      {document && (
        <p>
          {document.replace(/^.*\//, "")}{" "}
          <button type="button" onClick={() => put("")}>
            Remove {field.label.toLowerCase()}
          </button>
        </p>
      )}
      <AddPictures single kind="PDF" onAdd={([first]) => put(first)} />
    </FieldFrame>
  );
}
