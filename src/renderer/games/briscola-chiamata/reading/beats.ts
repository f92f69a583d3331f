import type { Observation, Trick } from '#shared/games/briscola-chiamata/state/observation.ts';
import type { Beat } from '../../../session/match/pacing.ts';

/** The beat in which everything has found its place. */
const SETTLED = 'settled';
/** All forty cards are back at the dealer's. */
export const GATHERED = 'gathered';
/** A full trick still lies open in the middle. */
export const OPEN = 'open';

/** A card every 70 ms, forty of them, and the flight of the last. */
const DEALING = 40 * 70 + 300;

/** How long each step of the game is left to be read. */
export function beats(now: Observation, before: Observation | undefined): readonly Beat[] {
  switch (now.last?.type) {
    case 'deal':
      return [
        { name: GATHERED, ms: before ? 500 : 0 },
        { name: SETTLED, ms: DEALING, lands: DEALING },
      ];
    case 'bid':
    case 'pass':
      return [{ name: SETTLED, ms: now.phase === 'auction' ? 650 : 1200 }];
    case 'trump':
      return [{ name: SETTLED, ms: 1700 }];
    case 'play':
      return playBeats(now, before);
    default:
      return [{ name: SETTLED, ms: 900 }];
  }
}

/** A full trick lies open first, a deal's last one a little longer; who comes in later finds it gathered. */
function playBeats(now: Observation, before: Observation | undefined): readonly Beat[] {
  if (!before || lyingTrick(now)?.winner == null) return [{ name: SETTLED, ms: 550 }];
  return [
    now.phase === 'play' ? { name: OPEN, ms: 1400 } : { name: OPEN, ms: 1900, untold: true },
    { name: SETTLED, ms: 450 },
  ];
}

/** The trick that lies or lay in the middle last: a full one too, whose winner is to lead but has not yet. */
export function lyingTrick({ tricks }: Pick<Observation, 'tricks'>): Trick | undefined {
  return tricks.findLast(({ cards }) => cards.length > 0);
}
