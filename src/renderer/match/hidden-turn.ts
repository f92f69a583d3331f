/** Hides whose turn it is while no move is taken: it can't reach the others, or comes too early. */
import type { TableView } from '#shared/protocol/table.ts';
import { useConnection, useDisconnected } from '../client/connection/connection.ts';
import type { Say } from '../i18n/say.ts';
import type { Scene, Zone } from '../motion/scene.ts';

/**
 * `lost`: the host is unreachable. `failed`: this page crashed on the way to it. `stalled`: the host can't reach the
 * other nodes of its cluster. `counting`: it counts down, and takes no move yet.
 */
export type HiddenTurn = 'lost' | 'failed' | 'stalled' | 'counting';

export function useHiddenTurn({ stalled, startsIn }: Pick<TableView, 'stalled' | 'startsIn'>): HiddenTurn | undefined {
  const lost = useDisconnected();
  const failed = useConnection(({ status }) => status === 'failed');
  if (failed) return 'failed';
  if (lost) return 'lost';
  if (stalled) return 'stalled';
  return startsIn ? 'counting' : undefined;
}

/** Tells whether a move would not arrive. */
export function isHostUnreachable(hiddenTurn: HiddenTurn | undefined): boolean {
  return hiddenTurn === 'lost' || hiddenTurn === 'failed';
}

/** Why no card can be played. */
const WHY_STILL = { lost: 'offline', failed: 'error.title', counting: 'halted.counting' } as const;

/** Returns the scene without a turn light. Where no move is accepted, no card is playable and each says why. */
export function withHiddenTurn(scene: Scene, hiddenTurn: HiddenTurn | undefined, say: Say): Scene {
  if (!hiddenTurn) return scene;
  const plates = scene.plates.map((plate) => ({ ...plate, onTurn: false }));
  if (hiddenTurn === 'stalled') return { ...scene, plates };
  const why = say(WHY_STILL[hiddenTurn]);
  return { ...scene, plates, zones: scene.zones.map((zone) => still(zone, why)) };
}

function still(zone: Zone, why: string): Zone {
  if (!zone.cards.some(({ playable }) => playable)) return zone;
  const cards = zone.cards.map((card) => (card.playable ? { ...card, playable: false, why } : card));
  return { ...zone, cards };
}
