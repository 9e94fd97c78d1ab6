import { type ReactNode, useState } from "react";
import { errorStyles } from "../../components/TextField";
import { useInputContext } from "./input-context";
import { fieldId } from "./show-field";

interface FoldProps {
  /** The field that it holds: a group, or a row of a list. */
  name: string;
  isOpen?: boolean;
  summary: ReactNode;
  children: ReactNode;
}

/** A field that opens, with its own error, such as that two rows overlap. Its parts are rendered when it is first opened, so that a long form is there at once. */
export function Fold({ name, isOpen = false, summary, children }: FoldProps) {
  const error = useInputContext().errors.get(name);
  const [isRendered, setRendered] = useState(isOpen);
  return (
    <details open={isOpen} onToggle={() => setRendered(true)} id={fieldId(name)} data-field={name}>
      <summary>{summary}</summary>
      {error && <p css={errorStyles}>{error}</p>}
      {isRendered && children}
    </details>
  );
}
