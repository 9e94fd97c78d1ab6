import { css } from "@emotion/react";
import { useController } from "react-hook-form";
import { Icon } from "../../../components/icon/Icon";
import { iconNames } from "../../../content/fields/icon-names";
import { colours, sizes, space } from "../../../theme/tokens";
import { wrapped } from "../../controls/styles";
import { useEditor } from "../../state/editor-context";
import { entriesIn } from "../../state/entries";
import { FieldFrame, useWiring } from "../FieldFrame";
import type { InputProps } from "../form-field";

const folders = { Area: "areas", Service: "services", Project: "projects", Tile: "tiles" } as const;

/** One of a few, or another entry by the name that people know: phones open the list as they are used to. */
export function ChoiceInput({ name, field }: InputProps<"choice" | "reference">) {
  const { field: controlled } = useController({ name });
  const { content } = useEditor();
  const options =
    field.kind === "reference"
      ? entriesIn(content.files, folders[field.to])
      : field.options.map((option) => ({ slug: option, name: capital(option) }));
  const value: string = controlled.value ?? "";
  const isKnown = options.some(({ slug }) => slug === value);
  return (
    <FieldFrame {...{ name, field }}>
      <select {...useWiring(name, field)} {...controlled} value={value}>
        {!isKnown && <option value={value}>{value || "Choose…"}</option>}
        {options.map((option) => (
          <option key={option.slug} value={option.slug}>
            {option.name}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** One of the drawings, each a radio button. */
export function IconInput({ name, field }: InputProps) {
  const { field: controlled } = useController({ name });
  return (
    <FieldFrame {...{ name, field }} group>
      <div role="radiogroup" aria-label={field.label} css={wrapped}>
        {iconNames.map((icon) => (
          <label key={icon} title={capital(icon)} css={drawing}>
            <input
              type="radio"
              name={name}
              value={icon}
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
    <FieldFrame {...{ name, field }} group>
      <div css={wrapped}>
        {field.options.map((option) => (
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

const tickBox = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 2rem;
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
