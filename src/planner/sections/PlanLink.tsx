import { graphql } from "gatsby";
import { Link } from "../../components/Link";
import type { RoomName } from "../../content/values/planner-names";
import { planLink } from "../form/fields";
import { maySuit } from "../room/planned-tile";
import { surfaceKindsOf } from "../room/room-presets";

interface PlanLinkProps {
  /** The room that the planner begins with. */
  room: string;
  /** The service's tiles. The planner begins with the first that may be laid there. */
  tiles: readonly Queries.PlanLinkTileFragment[];
  children: string;
}

/** A link that opens the planner with a room and one of a service's tiles. */
export function PlanLink({ room, tiles, children }: PlanLinkProps) {
  const [kind = "walls"] = surfaceKindsOf(room as RoomName);
  const tile = tiles.find(({ settingOut }) => settingOut && maySuit(settingOut, kind));
  const query = new URLSearchParams({ room, ...(tile && { tile: tile.slug }) });
  return <Link to={planLink(String(query))}>{children}</Link>;
}

export const fragments = graphql`
  fragment PlanLinkTile on Tile { slug settingOut { surfaceKinds } }
`;
