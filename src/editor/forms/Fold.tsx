import { type ReactNode, useState } from "react";
import { fieldId } from "./show-field";

interface FoldProps {
  /** The field that it holds: a group, or a row of a list. */
  name: string;
  isOpen?: boolean;
  summary: ReactNode;
  children: ReactNode;
}

/** A field that opens. Its parts are rendered when it is first opened, so that a long form is there at once. */
export function Fold({ name, isOpen = false, summary, children }: FoldProps) {
  const [isRendered, setRendered] = useState(isOpen);
  return (
    <details open={isOpen} onToggle={() => setRendered(true)} id={fieldId(name)} data-field={name}>
      <summary>{summary}</summary>
      {isRendered && children}
    </details>
  );
}
