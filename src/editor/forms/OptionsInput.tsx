import { useController } from "react-hook-form";
import { space } from "../../theme/tokens";
import { autoColumns, wrapped } from "../controls/styles";
import type { InputProps } from "./form-field";

/** Checkboxes for a list of options, such as days. */
export function OptionsInput({ name, field }: InputProps) {
  const { field: controlled } = useController({ name });
  const options = field.items?.options ?? [];
  const chosen: readonly unknown[] = controlled.value ?? [];
  const tick = (option: string, isTicked: boolean) => {
    // Store in the order of the list, not in the order of ticking.
    controlled.onChange(options.filter((other) => (other === option ? isTicked : chosen.includes(other))));
  };
  return (
    <div css={autoColumns("8rem", `${space.xxs} ${space.s}`)}>
      {options.map((option) => (
        <label key={option} css={wrapped}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) => tick(option, target.checked)}
          />
          {option}
        </label>
      ))}
    </div>
  );
}
