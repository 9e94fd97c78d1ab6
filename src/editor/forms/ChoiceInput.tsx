import { css } from "@emotion/react";
import { useController } from "react-hook-form";
import { contentTypes } from "../../content/types/content-types";
import { space } from "../../theme/tokens";
import { useEditor } from "../app/editor-context";
import { autoColumns, wrapped } from "../controls/styles";
import { entriesIn, pagesIn, type Site } from "../site/site";
import type { FormField, InputProps } from "./form-field";

/** A select for a fixed option, a page, or another entry by its name. Phones show their native picker. */
export function ChoiceInput({ name, field, ariaProps }: InputProps) {
  const { field: controlled } = useController({ name });
  const { site } = useEditor();
  const options = optionsOf(field, site);
  const value: string = controlled.value ?? "";
  const isKnown = options.some(({ slug }) => slug === value);
  return (
    <select {...ariaProps} {...controlled} value={value}>
      {field.optional && <option value="">Not chosen</option>}
      {!isKnown && (value || !field.optional) && <option value={value}>{value || "Choose…"}</option>}
      {options.map((option) => (
        <option key={option.slug} value={option.slug}>
          {option.name}
        </option>
      ))}
    </select>
  );
}

function optionsOf({ options = [], use, to }: FormField, site: Site): { slug: string; name: string }[] {
  if (to) return entriesIn(site, contentTypes[to].storedIn.folder);
  if (use === "page") return pagesIn(site);
  return options.map((option) => ({ slug: option, name: capital(option) }));
}

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

const capital = (option: string) => option.charAt(0).toUpperCase() + option.slice(1).replaceAll("-", " ");
