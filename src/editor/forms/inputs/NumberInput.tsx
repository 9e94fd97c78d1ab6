import { css } from "@emotion/react";
import { type ClipboardEvent, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { coordinatesIn } from "../../words/tidy";
import { FieldFrame, useWiring } from "../FieldFrame";
import type { InputProps } from "../form-field";

/** A number, typed as text: the wheel changes nothing. What is no number stays as it was typed, and is told. */
export function NumberInput({ name, field }: InputProps<"number">) {
  const { field: controlled } = useController({ name });
  const { setValue } = useFormContext();
  const [typed, setTyped] = useState<string>();
  const onChange = (text: string) => {
    const number = numberIn(text);
    setTyped(text);
    controlled.onChange(text.trim() === "" ? undefined : Number.isFinite(number) ? number : text);
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
  const isTyped = typed !== undefined && numberIn(typed) === controlled.value;
  return (
    <FieldFrame {...{ name, field }}>
      <input
        {...useWiring(name, field)}
        {...controlled}
        inputMode={field.whole ? "numeric" : "decimal"}
        autoComplete="off"
        value={isTyped ? typed : String(controlled.value ?? "")}
        onChange={({ target }) => onChange(target.value)}
        onPaste={onPaste}
        onBlur={() => setTyped(undefined)}
        css={narrow}
      />
    </FieldFrame>
  );
}

const numberIn = (text: string) => Number(text.trim().replace(",", "."));

const narrow = css`max-width: 12rem;`;
