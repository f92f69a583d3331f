/** Splits a scene for a small page: the opponents' zones, the middle, the viewer's zones and hand. */
import type { Viewer } from '#shared/engine/rules.ts';
import type { Plate, Scene, Zone } from '../motion/scene.ts';

export interface SeatRegion {
  readonly plate: Plate;
  readonly zones: readonly Zone[];
}

export interface SceneRegions {
  /** The viewer's own region; undefined for a spectator. */
  readonly own: SeatRegion | undefined;
  readonly hand: Zone | undefined;
  /** Clockwise from the viewer. */
  readonly others: readonly SeatRegion[];
  /** Shared zones row by row, the far side first, each from left to right. */
  readonly middle: readonly (readonly Zone[])[];
}

/** Zones whose middles are closer than this share a row, in centimetres. */
const ROW = 7;

export function regionsOf({ plates, zones }: Scene, viewer: Viewer): SceneRegions {
  const sides = plates
    .toSorted((a, b) => a.place - b.place)
    .map((plate) => ({
      plate,
      zones: zones.filter(({ owner, arrangement }) => owner === plate.seat && arrangement !== 'hand'),
    }));
  return {
    own: sides.find(({ plate }) => plate.seat === viewer),
    hand: zones.find(({ arrangement }) => arrangement === 'hand'),
    others: sides.filter(({ plate }) => plate.seat !== viewer),
    middle: rowsOf(zones.filter((zone) => zone.owner === undefined && isThere(zone))),
  };
}

/** Whether the viewer has cards in hand. */
export function holdsCards({ zones }: Scene): boolean {
  return zones.some(({ arrangement, cards }) => arrangement === 'hand' && cards.length > 0);
}

/** An empty zone takes no room, except a tray, which is a target itself. */
function isThere({ cards, tray }: Zone): boolean {
  return cards.length > 0 || tray !== undefined;
}

function rowsOf(zones: readonly Zone[]): Zone[][] {
  const rows: Zone[][] = [];
  for (const zone of zones.toSorted((a, b) => a.place.z - b.place.z)) {
    const row = rows.at(-1);
    const near = row?.every(({ place }) => Math.abs(place.z - zone.place.z) < ROW);
    if (row && near) row.push(zone);
    else rows.push([zone]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.place.x - b.place.x));
}

/** The player a card in the middle came from: the plate at the seat of the zone it left. */
export function playerPlateOf(from: string | readonly string[] | undefined, scene: Scene): Plate | undefined {
  if (typeof from !== 'string') return undefined;
  const owner = scene.zones.find(({ id }) => id === from)?.owner;
  return scene.plates.find(({ seat }) => seat === owner);
}

/** That player's name. */
export function playerNameOf(from: string | readonly string[] | undefined, scene: Scene): string | undefined {
  return playerPlateOf(from, scene)?.name;
}
