import { css } from "@emotion/react";
import { useController } from "react-hook-form";
import { Icon } from "../../../components/icon/Icon";
import { iconNames } from "../../../content/fields/icon-names";
import { contentTypes } from "../../../content/types/content-types";
import { colours, sizes, space } from "../../../theme/tokens";
import { wrapped } from "../../controls/styles";
import { useEditor } from "../../state/editor-context";
import { entriesIn } from "../../state/entries";
import { FieldFrame } from "../FieldFrame";
import type { InputProps } from "../form-field";

/** One of a few, or another entry by the name that people know: phones open the list as they are used to. */
export function ChoiceInput({ name, field }: InputProps<"choice" | "reference">) {
  const { field: controlled } = useController({ name });
  const { content } = useEditor();
  const options =
    field.kind === "reference"
      ? entriesIn(content.files, contentTypes[field.to].place.folder)
      : field.options.map((option) => ({ slug: option, name: capital(option) }));
  const value: string = controlled.value ?? "";
  const isKnown = options.some(({ slug }) => slug === value);
  return (
    <FieldFrame {...{ name, field }}>
      {(wiring) => (
        <select {...wiring} {...controlled} value={value}>
          {!isKnown && <option value={value}>{value || "Choose…"}</option>}
          {options.map((option) => (
            <option key={option.slug} value={option.slug}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** One of the drawings. */
export function IconInput({ name, field }: InputProps<"icon">) {
  const { field: controlled } = useController({ name });
  return (
    <FieldFrame {...{ name, field }}>
      <div css={wrapped}>
        {iconNames.map((icon) => (
          <label key={icon} title={capital(icon)} css={drawing}>
            <input
              type="radio"
              name={name}
              aria-label={capital(icon)}
              checked={controlled.value === icon}
              onChange={() => controlled.onChange(icon)}
            />
            <Icon name={icon} />
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

/** Several of a few, such as days. */
export function TicksInput({ name, field }: InputProps<"ticks">) {
  const { field: controlled } = useController({ name });
  const ticked: readonly unknown[] = controlled.value ?? [];
  const tick = (option: string) =>
    controlled.onChange(field.options.filter((one) => (one === option) !== ticked.includes(one)));
  return (
    <FieldFrame {...{ name, field }}>
      <div css={wrapped}>
        {field.options.map((option) => (
          <label key={option} css={wrapped}>
            <input type="checkbox" checked={ticked.includes(option)} onChange={() => tick(option)} />
            {option}
          </label>
        ))}
      </div>
    </FieldFrame>
  );
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll("-", " ");

const drawing = css`
  position: relative;
  display: grid;
  place-items: center;
  width: ${sizes.target};
  height: ${sizes.target};
  margin-right: -${space.s};
  border: 1.5px solid transparent;
  border-radius: 3px;
  &:hover { background: ${colours.bottleMist}; }
  &:has(:checked) { border-color: ${colours.bottle}; background: ${colours.bottleMist}; }
  &:has(:focus-visible) { outline: 3px solid ${colours.bottle}; outline-offset: 2px; }
  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
`;
