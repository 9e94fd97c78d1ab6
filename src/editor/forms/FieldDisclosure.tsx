import { type ReactNode, useState } from "react";
import { errorStyles } from "../../components/field-styles";
import { fieldId } from "./form-field";
import { useInputContext } from "./input-context";

interface FieldDisclosureProps {
  /** The field inside: a group, or a row of a list. */
  name: string;
  isOpen?: boolean;
  summary: ReactNode;
  children: ReactNode;
}

/** A field that opens, with its own error. Renders its parts when it is first opened, so that a long form appears at once. */
export function FieldDisclosure({ name, isOpen = false, summary, children }: FieldDisclosureProps) {
  const { errors, shownField } = useInputContext();
  const [wasOpened, setOpened] = useState(isOpen);
  const isShown = `${shownField}.`.startsWith(`${name}.`);
  const error = errors.get(name);
  return (
    <details open={isOpen} onToggle={() => setOpened(true)} id={fieldId(name)} data-field={name}>
      <summary>{summary}</summary>
      {error && <p css={errorStyles}>{error}</p>}
      {(wasOpened || isShown) && children}
    </details>
  );
}
