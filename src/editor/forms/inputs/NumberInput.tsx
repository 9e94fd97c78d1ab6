import { css } from "@emotion/react";
import { type ClipboardEvent, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { control } from "../../controls/control-styles";
import { coordinatesIn } from "../../words/coordinates";
import { FieldFrame, wiring } from "../FieldFrame";
import type { FormField } from "../form-field";

/** A number, typed as text: the wheel changes nothing. What is no number stays as it was typed, and is told. */
export function NumberInput({
  name,
  field,
}: {
  name: string;
  field: Extract<FormField, { kind: "number" }>;
}) {
  const { label, hint, optional, whole } = field;
  const { field: controlled, fieldState } = useController({ name });
  const { setValue } = useFormContext();
  const [typed, setTyped] = useState<string>();
  const error = fieldState.error?.message;
  const onChange = (text: string) => {
    setTyped(text);
    const plain = text.trim().replace(",", ".");
    const number = Number(plain);
    controlled.onChange(plain === "" ? undefined : Number.isFinite(number) ? number : text);
  };
  const onPaste = (event: ClipboardEvent) => {
    const place = coordinatesIn(event.clipboardData.getData("text/plain"));
    const around = name.replace(/(latitude|longitude)$/, "");
    if (!place || around === name) return;
    event.preventDefault();
    setTyped(undefined);
    setValue(`${around}latitude`, place.latitude, { shouldDirty: true });
    setValue(`${around}longitude`, place.longitude, { shouldDirty: true });
  };
  const stored = controlled.value === undefined ? "" : String(controlled.value);
  const shown = typed !== undefined && Number(typed.replace(",", ".")) === controlled.value ? typed : stored;
  return (
    <FieldFrame {...{ name, label, hint, error, optional }}>
      <input
        {...wiring(name, hint, error)}
        name={name}
        type="text"
        inputMode={whole ? "numeric" : "decimal"}
        autoComplete="off"
        ref={controlled.ref}
        value={shown}
        onChange={({ target }) => onChange(target.value)}
        onPaste={onPaste}
        onBlur={() => {
          setTyped(undefined);
          controlled.onBlur();
        }}
        css={[control, narrow]}
      />
    </FieldFrame>
  );
}

const narrow = css`max-width: 12rem;`;
