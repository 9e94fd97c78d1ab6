import type { SerializedStyles } from "@emotion/react";
import { type ComponentType, createElement } from "react";
import { island } from "./attributes";
import type { IslandName } from "./island-scripts";
import { useIslandProps } from "./use-island-props";

interface ReactIslandProps<Props extends object> {
  name: IslandName;
  component: ComponentType<Props>;
  /** They must be expressible as JSON. The build writes them into a file, which is fetched with the script. */
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
  const islandProps = useIslandProps();
  return (
    <div css={styles} {...island(name)} {...islandProps(name, props)}>
      {createElement(component, props)}
    </div>
  );
}
