import { useController } from "react-hook-form";
import { contentTypes } from "../../content/types/content-types";
import { useEditor } from "../app/editor-context";
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

const capital = (option: string) => option.charAt(0).toUpperCase() + option.slice(1).replaceAll("-", " ");
