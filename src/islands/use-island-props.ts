import { createContext, useContext } from "react";
import { IslandData } from "./attributes";
import type { IslandName } from "./island-scripts";

/** Keeps an island's props outside the page and returns their address. */
type KeepProps = (name: IslandName, json: string) => string;

/** By default, as while developing, the props stay in the page. */
export const KeptProps = createContext<KeepProps>((_name, json) => json);

/** Makes the attribute with what only an island's script needs. The props must be expressible as JSON. */
export function useIslandProps(): (name: IslandName, props: object) => Record<string, string> {
  const keep = useContext(KeptProps);
  return (name, props) => ({ [`data-${IslandData.props}`]: keep(name, JSON.stringify(props)) });
}
