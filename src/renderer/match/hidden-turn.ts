/** Where nothing that is done is known to others: what the table says of whose turn it is would be taken for true. */
import type { TableView } from '#shared/protocol/table.ts';
import { useConnection } from '../client/connection/connection.ts';
import { useDisconnected } from '../client/connection/use-disconnected.ts';
import type { Say } from '../i18n/say.ts';
import type { Scene, Zone } from '../motion/scene.ts';

/** `lost`: the host can't be reached. `failed`: this page fell over on the way to it. `stalled`: it does itself not reach the others of its house. */
export type HiddenTurn = 'lost' | 'failed' | 'stalled';

export function useHiddenTurn({ stalled }: Pick<TableView, 'stalled'>): HiddenTurn | undefined {
  const lost = useDisconnected();
  const failed = useConnection(({ status }) => status === 'failed');
  if (failed) return 'failed';
  if (lost) return 'lost';
  return stalled ? 'stalled' : undefined;
}

/** Whether a move would go nowhere. */
export function isHostUnreachable(silence: HiddenTurn | undefined): boolean {
  return silence === 'lost' || silence === 'failed';
}

/** The scene without a light on who is on turn. Where nobody takes a move, no card can be played, and says why. */
export function withHiddenTurn(scene: Scene, silence: HiddenTurn | undefined, say: Say): Scene {
  if (!silence) return scene;
  const plates = scene.plates.map((plate) => ({ ...plate, onTurn: false }));
  if (silence === 'stalled') return { ...scene, plates };
  const why = say(silence === 'lost' ? 'offline' : 'error.title');
  return { ...scene, plates, zones: scene.zones.map((zone) => still(zone, why)) };
}

function still(zone: Zone, why: string): Zone {
  if (!zone.cards.some(({ playable }) => playable)) return zone;
  const cards = zone.cards.map((card) => (card.playable ? { ...card, playable: false, why } : card));
  return { ...zone, cards };
}
