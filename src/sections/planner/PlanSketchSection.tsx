import { PageSection } from "../../components/PageSection";
import { ReactIsland } from "../../islands/ReactIsland";
import { PlanSketch } from "../../setting-out/planner/PlanSketch";
import type { SketchWords } from "../../setting-out/planner/words";
import { type Offer, presetValues, roomOf } from "../../setting-out/request/fields";
import { rooms } from "../../setting-out/room/presets";
import { plannedTiles } from "./planner-content";

interface PlanSketchSectionProps {
  words: SketchWords;
  /** All tiles; those of the service come first. */
  tiles: readonly Queries.PlannedTileFragment[];
  room: string | null;
}

/** A room to sketch, below a heading. Renders nothing if no tile has its sizes. */
export function PlanSketchSection({ words, tiles: all, room: asked }: PlanSketchSectionProps) {
  const offered = plannedTiles(all);
  if (!offered) return null;
  const offer: Offer = { tiles: offered, presets: words.presets ?? undefined };
  const room = roomOf(asked, offer);
  const inMetres = Object.entries(rooms[room].usual).map(([measure, length]) => [
    measure,
    `${length / 1000} m`,
  ]);
  const initialValues = presetValues(room, offer, Object.fromEntries(inMetres));
  const tiles =
    plannedTiles(all.filter(({ slug }) => Object.values(initialValues).includes(slug))) ?? offered;
  return (
    <PageSection ground="white" title={words.title}>
      <ReactIsland name="tile-planner" component={PlanSketch} props={{ words, tiles, room, initialValues }} />
    </PageSection>
  );
}
