import { companyPlaceholders } from "../../content/values/placeholders";
import { Menu } from "../controls/Menu";
import { useEditor } from "../state/editor-context";
import { type FieldProps, fieldId } from "./form-field";

/** The placeholders that a text may contain, each with its current value. */
export function FactMenu({ name, field: { label, placeholders = [] } }: FieldProps) {
  const { facts } = useEditor().site;
  const choices = [...companyPlaceholders, ...placeholders].map((fact) => ({
    name: [placeholderLabel(fact), facts[fact]].filter(Boolean).join(" – "),
    act: () => insert(document.getElementById(fieldId(name)), `{${fact}}`),
  }));
  return <Menu label="Insert a fact" name={`Insert a fact into ${label}`} choices={choices} />;
}

/** Turns quoteWithin into Quote within. */
function placeholderLabel(fact: string): string {
  const label = fact.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Inserts text at the cursor as if it were typed, so that one Ctrl+Z removes it. */
function insert(element: HTMLElement | null, text: string): void {
  element?.focus();
  document.execCommand("insertText", false, text);
}
