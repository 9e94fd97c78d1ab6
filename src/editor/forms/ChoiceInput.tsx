import { useController } from "react-hook-form";
import { contentTypes } from "../../content/types/content-types";
import { pagePaths } from "../../routes";
import { entriesIn, type Site } from "../site/site";
import { useEditor } from "../state/editor-context";
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

/** All pages by their addresses, each with the name of its entry. */
const pagesIn = ({ entries }: Site): { slug: string; name: string }[] =>
  [...entries.values()]
    .flatMap(({ page, name }) =>
      page && page !== pagePaths.notFound ? [{ slug: page, name: `${page} – ${name}` }] : [],
    )
    .sort((one, other) => one.slug.localeCompare(other.slug));

const capital = (option: string) => option.charAt(0).toUpperCase() + option.slice(1).replaceAll("-", " ");
