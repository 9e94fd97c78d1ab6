import type { SerializedStyles } from "@emotion/react";
import { type ComponentType, createElement } from "react";
import { IslandAttribute } from "./island-attributes";
import type { IslandName } from "./islands";

/** The scripts' addresses, where a build renders pages (gatsby/bundles.ts). */
declare const ISLAND_SCRIPTS: Readonly<Record<string, string>> | undefined;

interface IslandProps<Props extends object> {
  name: IslandName;
  component: ComponentType<Props>;
  /** The page carries them as JSON. */
  props: Props;
  styles?: SerializedStyles;
}

/** A component that the page shows as HTML until React takes it over. */
export function Island<Props extends object>({ name, component, props, styles }: IslandProps<Props>) {
  const script = typeof ISLAND_SCRIPTS === "undefined" ? undefined : ISLAND_SCRIPTS[name];
  const attributes = {
    [`data-${IslandAttribute.island}`]: name,
    [`data-${IslandAttribute.script}`]: script,
    [`data-${IslandAttribute.props}`]: JSON.stringify(props),
  };
  return (
    <div css={styles} {...(script && attributes)}>
      {createElement(component, props)}
    </div>
  );
}
