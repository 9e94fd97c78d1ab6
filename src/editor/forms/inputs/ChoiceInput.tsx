import { css } from "@emotion/react";
import { useController } from "react-hook-form";
import { Icon } from "../../../components/icon/Icon";
import { iconNames } from "../../../content/fields/icon-names";
import { colours, sizes, space } from "../../../theme/tokens";
import { control } from "../../controls/control-styles";
import { FieldFrame, wiring } from "../FieldFrame";
import { useForm } from "../form-context";
import type { FormField } from "../form-field";

interface SelectProps {
  name: string;
  field: FormField;
  options: readonly { value: string; name: string }[];
}

/** One of a few: the platform's own list, which phones open as they are used to. */
function Select({ name, field: { label, hint, optional }, options }: SelectProps) {
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  const isKnown = options.some(({ value }) => value === field.value);
  return (
    <FieldFrame {...{ name, label, hint, error, optional }}>
      <select {...wiring(name, hint, error)} {...field} value={field.value ?? ""} css={control}>
        {!isKnown && <option value={field.value ?? ""}>{field.value || "Choose…"}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

export function ChoiceInput({
  name,
  field,
}: {
  name: string;
  field: Extract<FormField, { kind: "choice" }>;
}) {
  const options = field.options.map((value) => ({ value, name: capital(value) }));
  return <Select {...{ name, field, options }} />;
}

/** Another entry, by the name that people know. */
export function ReferenceInput({
  name,
  field,
}: {
  name: string;
  field: Extract<FormField, { kind: "reference" }>;
}) {
  const options = useForm().entriesOf(field.to);
  return <Select {...{ name, field }} options={options.map(({ slug, name }) => ({ value: slug, name }))} />;
}

/** One of the drawings, each a radio button. */
export function IconInput({ name, field: { label, hint } }: { name: string; field: FormField }) {
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  return (
    <FieldFrame {...{ name, label, hint, error }} group>
      <div role="radiogroup" aria-label={label} css={row}>
        {iconNames.map((icon) => (
          <label key={icon} title={capital(icon)} css={drawing}>
            <input
              type="radio"
              name={name}
              value={icon}
              aria-label={capital(icon)}
              checked={field.value === icon}
              onChange={() => field.onChange(icon)}
            />
            <Icon name={icon} />
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

/** Several of a few, such as days. */
export function TicksInput({
  name,
  field: { label, hint, options },
}: {
  name: string;
  field: Extract<FormField, { kind: "ticks" }>;
}) {
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  const ticked: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const tick = (option: string) =>
    field.onChange(options.filter((one) => (one === option) !== ticked.includes(one)));
  return (
    <FieldFrame {...{ name, label, hint, error }} group>
      <div css={row}>
        {options.map((option) => (
          <label key={option} css={tickBox}>
            <input type="checkbox" checked={ticked.includes(option)} onChange={() => tick(option)} />
            {option}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll("-", " ");

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.s};
`;

const tickBox = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 2rem;
  input { width: 1.25rem; height: 1.25rem; accent-color: ${colours.bottle}; }
`;

const drawing = css`
  display: grid;
  place-items: center;
  width: ${sizes.target};
  height: ${sizes.target};
  margin-right: -${space.s};
  border: 1.5px solid transparent;
  border-radius: 3px;
  cursor: pointer;
  &:hover { background: ${colours.bottleMist}; }
  &:has(:checked) { border-color: ${colours.bottle}; background: ${colours.bottleMist}; }
  &:has(:focus-visible) { outline: 3px solid ${colours.bottle}; outline-offset: 2px; }
  input { position: absolute; opacity: 0; width: 1px; height: 1px; }
  svg { width: 1.5rem; height: 1.5rem; }
`;
