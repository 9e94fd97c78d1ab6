import { roomNames } from "../../content/fields/room-names";
import { nameIn } from "../room/names";
import { cornersOf, measuresOf, placesOf, rooms } from "../room/presets";
import {
  isPlanField,
  isSloping,
  openingNames,
  openingSides,
  surfaceOf,
  tileFields,
  type Values,
} from "./fields";
import { readJoint, readLength, readPercentage } from "./read-measure";
import type { RequestRead } from "./read-request";

/** The field of an address that has the height of each corner below a slope: slope=2100-2400-2400-2100. */
const slope = "slope";

/** An opening in an address: its kind, its surface unless the room has only one, its width x height, and its place. */
const opening = /^([a-z]+)(?:-([a-z]+))?-(\d+)x(\d+)-(\d+)-(\d+)$/;

/**
 * A plan as the query of an address, which people can read: room=bath&w=1700&d=700&h=1800&tile=metro&o1=window-back-600x600-550-900.
 * Lengths are millimetres. What is usual is left out: a tile's own joint and bond, and the spares.
 */
export function planQuery({ name, values, tiles }: Pick<RequestRead, "name" | "values" | "tiles">): string {
  const length = (field: string) => String(readLength(values[field] ?? "") ?? "");
  const slopes = isSloping(values);
  const unlessUsual = (field: string, value: unknown, usual: unknown): string[][] =>
    value === usual ? [] : [[field, String(value)]];
  const entries: string[][] = [
    ["room", name],
    ...measuresOf(name)
      .filter((measure) => !(slopes && measure === "h"))
      .map((measure) => [measure, length(measure)]),
    ...(slopes ? [[slope, cornersOf(name).map(length).join("-")]] : []),
    ...placesOf(name).flatMap((place) => {
      const fields = tileFields(name, place);
      const tile = tiles[place];
      return [
        [fields.tile, tile?.slug ?? ""],
        ...unlessUsual(fields.bond, values[fields.bond], tile?.bonds[0]),
        ...unlessUsual(fields.joint, readJoint(values[fields.joint] ?? ""), tile?.joint),
      ];
    }),
    ...unlessUsual("spares", readPercentage(values.spares ?? ""), 10),
    ...openingNames
      .filter((field) => values[field])
      .map((field) => {
        const on = rooms[name].surfaces.length > 1 ? [surfaceOf(field, values, name)] : [];
        const [w, h, x, y] = openingSides.map((side) => length(field + side));
        return [field, [values[field], ...on, `${w}x${h}`, x, y].join("-")];
      }),
  ];
  return new URLSearchParams(entries).toString();
}

/** The planner's fields that an address fills in: as the planner writes it, or as a form of the site sends it. */
export function readPlanQuery(query: URLSearchParams): Values {
  const room = nameIn(roomNames, query.get("room") ?? "wall");
  const fields = [...query].flatMap(([name, value]): (readonly [string, string])[] => {
    if (name === slope) {
      const heights = value.split("-").map(withUnit);
      const corners = room ? cornersOf(room) : [];
      return [
        ["ceiling", "sloping"],
        ...corners.map((corner, index) => [corner, heights[index] ?? ""] as const),
      ];
    }
    const [, kind, on, ...lengths] = (nameIn(openingNames, name) && opening.exec(value)) || [];
    if (!kind) return isPlanField(name) ? [[name, value]] : [];
    const sides = openingSides.map((side, index) => [name + side, withUnit(lengths[index])] as const);
    return [[name, kind], ...(on ? [[`${name}s`, on] as const] : []), ...sides];
  });
  return Object.fromEntries(fields);
}

/** With its unit, because a small number without one is read as metres. */
const withUnit = (length: string | undefined): string => (length ? `${length} mm` : "");
