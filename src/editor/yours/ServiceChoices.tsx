import { useFormContext, useWatch } from "react-hook-form";
import { stack } from "../../theme/arrangements";
import { space } from "../../theme/tokens";
import { entriesIn } from "../change/entries";
import { wrapped } from "../controls/styles";
import { FieldFrame } from "../forms/FieldFrame";
import type { FormField, InputProps } from "../forms/form-field";
import { TextInput } from "../forms/inputs/TextInput";
import { useEditor } from "../state/editor-context";

/** A box to tick for each of the demonstration's services, and the name of those that are ticked. */
export function ServiceChoices({ name, field }: InputProps) {
  const { register } = useFormContext();
  const { content } = useEditor();
  const services = entriesIn(content.files, "services");
  const rows: readonly { from: string; isDone: boolean }[] = useWatch({ name });
  const title: FormField | undefined = field.items?.properties?.title;
  return (
    <div css={stack(space.m)}>
      {rows.map(({ from, isDone }, index) => (
        <div key={from} css={stack(space.xs)}>
          <label css={wrapped}>
            <input type="checkbox" {...register(`${name}.${index}.isDone`)} />
            {services.find(({ slug }) => slug === from)?.name}
          </label>
          {isDone && title && <FieldFrame name={`${name}.${index}.title`} field={title} Input={TextInput} />}
        </div>
      ))}
    </div>
  );
}
