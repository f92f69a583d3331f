/** Hides whose turn it is while moves can't reach the others, since the shown state may be stale. */
import type { TableView } from '#shared/protocol/table.ts';
import { useConnection, useDisconnected } from '../client/connection/connection.ts';
import type { Say } from '../i18n/say.ts';
import type { Scene, Zone } from '../motion/scene.ts';

/**
 * `lost`: the host is unreachable. `failed`: this page crashed on the way to it. `stalled`: the host can't reach the
 * other nodes of its cluster.
 */
export type HiddenTurn = 'lost' | 'failed' | 'stalled';

export function useHiddenTurn({ stalled }: Pick<TableView, 'stalled'>): HiddenTurn | undefined {
  const lost = useDisconnected();
  const failed = useConnection(({ status }) => status === 'failed');
  if (failed) return 'failed';
  if (lost) return 'lost';
  return stalled ? 'stalled' : undefined;
}

/** Tells whether a move would not arrive. */
export function isHostUnreachable(hiddenTurn: HiddenTurn | undefined): boolean {
  return hiddenTurn === 'lost' || hiddenTurn === 'failed';
}

/** Returns the scene without a turn light. Where no move is accepted, no card is playable and each says why. */
export function withHiddenTurn(scene: Scene, hiddenTurn: HiddenTurn | undefined, say: Say): Scene {
  if (!hiddenTurn) return scene;
  const plates = scene.plates.map((plate) => ({ ...plate, onTurn: false }));
  if (hiddenTurn === 'stalled') return { ...scene, plates };
  const why = say(hiddenTurn === 'lost' ? 'offline' : 'error.title');
  return { ...scene, plates, zones: scene.zones.map((zone) => still(zone, why)) };
}

function still(zone: Zone, why: string): Zone {
  if (!zone.cards.some(({ playable }) => playable)) return zone;
  const cards = zone.cards.map((card) => (card.playable ? { ...card, playable: false, why } : card));
  return { ...zone, cards };
}
