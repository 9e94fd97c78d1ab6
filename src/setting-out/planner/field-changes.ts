import { type RoomName, roomNames } from "../../content/fields/room-names";
import type { TilePlace } from "../../content/fields/tile-places";
import {
  isSloping,
  type Offer,
  openingNames,
  openingValues,
  placeOfTileField,
  presetValues,
  surfaceOf,
  tileFields,
  tileValues,
  usualTile,
  type Values,
} from "../request/fields";
import type { InputProblem } from "../request/read-request";
import { measures, nameIn, openingKinds } from "../room/names";
import { maySuit } from "../room/planned-tile";
import { cornersOf, placesOf, rooms } from "../room/presets";

/** The room, its fields and the tiles on offer when a field changes. */
interface Fields {
  room: RoomName;
  values: Values;
  offer: Offer;
}

/** The values after a field was changed: a choice fills in other fields, too. */
export function changed(fields: Fields, name: string, value: string): Values {
  const { room, values, offer } = fields;
  const typed = { ...values, [name]: value };
  if (name === "room") return roomValues(fields, value);
  if (name === "ceiling") return { ...typed, ...levelCorners(room, values) };
  const place = placeOfTileField(room, name);
  const tile = offer.tiles.find(({ slug }) => slug === value);
  if (place && tile) return { ...typed, ...tileValues(room, place, tile) };
  const opening = nameIn(openingNames, name);
  if (opening && nameIn(openingKinds, value))
    return { ...typed, ...openingValues(opening, value, surfaceOf(opening, values, room), values) };
  return typed;
}

/** The values of another room: its preset, with the spares, and with each tile that somebody has chosen. */
function roomValues(fields: Fields, value: string): Values {
  const next = nameIn(roomNames, value);
  if (!next) return { ...fields.values, room: value };
  const chosen = placesOf(next).map((place) => chosenTile(fields, place, next));
  return presetValues(next, fields.offer, Object.assign({ spares: fields.values.spares ?? "10" }, ...chosen));
}

/** The tile that somebody has chosen for a place, in the fields of another room. Empty for one that a room begins with. */
function chosenTile({ room, values, offer }: Fields, place: TilePlace, next: RoomName): Values {
  const [old, own] = [tileFields(room, place), tileFields(next, place)];
  const tile = offer.tiles.find(({ slug }) => slug === values[old.tile]);
  const isUsual = !tile || tile === usualTile(room, place, offer);
  if (isUsual || !placesOf(room).includes(place) || !maySuit(tile, place)) return {};
  return { [own.tile]: tile.slug, [own.bond]: values[old.bond] ?? "", [own.joint]: values[old.joint] ?? "" };
}

/** Each corner as high as the level wall was. */
const levelCorners = (room: RoomName, values: Values): Values =>
  Object.fromEntries(cornersOf(room).map((corner) => [corner, values.h ?? ""]));

/** True if something is set in the part of the planner that opens, or is wrong there. */
export const isMoreNeeded = (room: RoomName, values: Values, problems: readonly InputProblem[]): boolean =>
  isSloping(values) || hasOwnOpening(room, values) || problems.some(({ field }) => !isInView(room, field));

/** The fields above the part that opens. */
const isInView = (room: RoomName, field: string): boolean =>
  field === "room" ||
  nameIn(measures, field) !== undefined ||
  placesOf(room).some((place) =>
    [tileFields(room, place).tile, tileFields(room, place).bond].includes(field),
  );

/** True for a room with an opening that its preset has not, or a cut-out, which has no usual size. */
function hasOwnOpening(room: RoomName, values: Values): boolean {
  const usual = rooms[room].openings ?? [];
  return openingNames.some((name, index) => {
    const kind = values[name];
    return Boolean(kind) && (kind !== usual[index]?.kind || kind === "cutout");
  });
}
