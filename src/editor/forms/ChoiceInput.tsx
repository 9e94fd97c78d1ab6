import { css } from "@emotion/react";
import { useController } from "react-hook-form";
import { Icon } from "../../components/Icon";
import { contentTypes } from "../../content/types/content-types";
import type { IconName } from "../../content/values/icon-names";
import { colours, sizes, space } from "../../theme/tokens";
import { useEditor } from "../app/editor-context";
import { autoColumns, focusRing, wrapped } from "../controls/styles";
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

/** Shows all options at once: radio buttons for icons, checkboxes for days. */
export function OptionsInput({ name, field }: InputProps) {
  const { field: controlled } = useController({ name });
  const options = (field.items ?? field).options ?? [];
  const isIcon = field.use === "icon";
  const chosen: readonly unknown[] = [controlled.value ?? []].flat();
  const choose = (option: string) => {
    if (isIcon) return controlled.onChange(option);
    const others = chosen.filter((other) => other !== option);
    const ticked = chosen.includes(option) ? others : [...others, option];
    // Store in the order of the list, not in the order of ticking.
    controlled.onChange(options.filter((listed) => ticked.includes(listed)));
  };
  return (
    <div css={isIcon ? wrapped : columns}>
      {options.map((option) => (
        <label key={option} title={capital(option)} css={[wrapped, isIcon && iconStyles]}>
          <input
            type={isIcon ? "radio" : "checkbox"}
            aria-label={capital(option)}
            checked={chosen.includes(option)}
            onChange={() => choose(option)}
          />
          {isIcon ? <Icon name={option as IconName} /> : option}
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

const columns = autoColumns("8rem", `${space.xxs} ${space.s}`);

const iconStyles = css`
  ${focusRing}
  position: relative;
  justify-content: center;
  width: ${sizes.target};
  height: ${sizes.target};
  margin-right: -${space.s};
  border: 1.5px solid transparent;
  border-radius: 3px;
  &:hover { background: ${colours.bottleMist}; }
  &:has(:checked) { border-color: ${colours.bottle}; background: ${colours.bottleMist}; }
  input { position: absolute; inset: 0; opacity: 0; cursor: pointer; }
`;
