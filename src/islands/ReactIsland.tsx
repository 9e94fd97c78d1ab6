import type { SerializedStyles } from "@emotion/react";
import { type ComponentType, createContext, createElement, useContext } from "react";
import { attribute, IslandData, type IslandName, island } from "./attributes";

/** Writes the props of an island into a file, and returns its address. Undefined in a browser. */
export const WriteIslandProps = createContext<((name: IslandName, props: object) => string) | undefined>(
  undefined,
);

interface ReactIslandProps<Props extends object> {
  name: IslandName;
  component: ComponentType<Props>;
  /** What JSON can say. A page does not carry them: their file is fetched with the script. */
  props: Props;
  styles?: SerializedStyles;
}

/** A component that the page shows as HTML, and that React takes over at the first sign of intent. */
export function ReactIsland<Props extends object>({
  name,
  component,
  props,
  styles,
}: ReactIslandProps<Props>) {
  const address = useContext(WriteIslandProps)?.(name, props);
  return (
    <div css={styles} {...island(name)} {...{ [attribute(IslandData.props)]: address }}>
      {createElement(component, props)}
    </div>
  );
}
