import { IslandData } from "./attributes";

/** A part of the page that React takes over. */
export interface ReactIslandElement extends HTMLElement {
  /** Its props, from the moment that the loader asks for them: they travel beside the script. */
  arrivingProps?: Promise<unknown> | undefined;
}

/**
 * Fetches the props of an island. Resolves to undefined where it has none. Rejects where the host has none. While developing,
 * they are in the page.
 */
export async function fetchIslandProps({ dataset }: HTMLElement): Promise<unknown> {
  const address = dataset[IslandData.props];
  if (!address) return undefined;
  if (!address.startsWith("/")) return JSON.parse(address);
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.json();
}
