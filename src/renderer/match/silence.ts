/** Where nothing that is done is known to others: what the table says of whose turn it is would be taken for true. */
import type { TableView } from '#shared/protocol/table.ts';
import { useLost } from '../session/line/useLost.ts';
import type { Scene, Zone } from '../table/api.ts';
import type { Say } from '../words/say.ts';

/** `lost`: the host can't be reached. `stalled`: it is, and does itself not reach the others of its house. */
export type Silence = 'lost' | 'stalled';

export function useSilence({ stalled }: Pick<TableView, 'stalled'>): Silence | undefined {
  const lost = useLost();
  if (lost) return 'lost';
  return stalled ? 'stalled' : undefined;
}

/** The scene without a light on who is on turn. Where nobody takes a move, no card can be played, and says why. */
export function withSilence(scene: Scene, silence: Silence | undefined, say: Say): Scene {
  if (!silence) return scene;
  const plates = scene.plates.map((plate) => ({ ...plate, lit: false }));
  return { ...scene, plates, zones: silence === 'lost' ? scene.zones.map((zone) => still(zone, say)) : scene.zones };
}

function still(zone: Zone, say: Say): Zone {
  if (!zone.cards.some(({ playable }) => playable)) return zone;
  const cards = zone.cards.map((card) => (card.playable ? { ...card, playable: false, why: say('lost') } : card));
  return { ...zone, cards };
}
