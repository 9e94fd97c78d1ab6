import { css } from "@emotion/react";
import { useController } from "react-hook-form";
import type { InputProps } from "./form-field";

export function TickInput({ name, ariaProps }: InputProps) {
  const { value, ...controlled } = useController({ name }).field;
  return (
    <input
      type="checkbox"
      {...ariaProps}
      {...controlled}
      checked={Boolean(value)}
      css={css`justify-self: start;`}
    />
  );
}
