import type { ReactNode } from "react";
import { attribute, IslandData, type IslandName, island } from "./attributes";

interface IslandProps {
  name: IslandName;
  /** What the island's component is given in the browser, as here: only what JSON can say. */
  props: object;
  /** The component itself, as the server writes it. */
  children: ReactNode;
}

/** A part of the page that React takes over at the first touch; all around it stays as the server wrote it. */
export function Island({ name, props, children }: IslandProps) {
  return (
    <div {...island(name)} {...{ [attribute(IslandData.props)]: JSON.stringify(props) }}>
      {children}
    </div>
  );
}
