/** Which stones lay in which places of what chance drew (SA-3), as far as the viewer has seen them. */
import type { Observation } from '#shared/games/sassi/observation.ts';
import type { SeenDraw } from '#shared/seal/check.ts';

/** The stone that began the heap, own stones from the first sight on, the others' as they are laid. */
export function seen({ viewer, phase, options, hand, handSizes, story }: Observation): SeenDraw[] {
  if (phase !== 'turn') return [];
  const opened = story.flatMap((one) => (one.type === 'deal' ? one.open : []));
  const inHands = handSizes.map((_, seat) => {
    const laid = story.flatMap((one) => (one.type === 'lay' && one.by === seat ? one.stone : []));
    const cards = seat === viewer && hand ? [...hand, ...laid] : laid;
    return { cards, places: Array.from({ length: options.hand }, (_, k) => seat * options.hand + k) };
  });
  return [...inHands, { cards: opened, places: [handSizes.length * options.hand] }]
    .filter(({ cards }) => cards.length > 0)
    .map(({ cards, places }) => ({ type: 'deal', nth: 0, places, cards }));
}
