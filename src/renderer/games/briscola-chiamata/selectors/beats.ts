import type { Observation, Trick } from '#shared/games/briscola-chiamata/state/observation.ts';
import { type Beat, FIRST_DEAL_PAUSE_MS, LANDING_MS } from '../../../client/match/playback-queue.ts';

/** BC-16: the called card has just shown on whose side its player is; alone, the declarer has played it. */
export function isTeammateShown({ teammate }: Observation, before: Observation | null | undefined): boolean {
  return before?.teammate === null && teammate !== null;
}

/** The beat in which everything has found its place. */
export const SETTLED = 'settled';
/** All forty cards are back at the dealer's. */
export const GATHERED = 'gathered';
/** A full trick still lies open in the middle. */
export const OPEN = 'open';

/** The called card lies there, and all learn whose companion its player is. */
export const TEAMMATE_SHOWN = 'unmasked';

/** How long a moment takes in which all learn who plays with whom, in ms (table/moments/effects.ts has what is seen). */
const TEAMMATE_SHOWN_MS = LANDING_MS + 1450;

/** A card every 70 ms, forty of them, and the flight of the last. */
const DEALING_MS = 40 * 70 + 300;

/** How long each step of the game is left to be read. */
export function beats(now: Observation, before: Observation | undefined): readonly Beat[] {
  switch (now.last?.type) {
    case undefined:
      return [{ name: SETTLED, ms: 0 }];
    case 'dealer':
      return [{ name: SETTLED, ms: FIRST_DEAL_PAUSE_MS }];
    case 'deal':
      return [
        { name: GATHERED, ms: before && before.last?.type !== 'dealer' ? 500 : 0 },
        { name: SETTLED, ms: DEALING_MS, lands: DEALING_MS },
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

/**
 * A full trick lies open first, a deal's last one a little longer, and is told once it is gathered; who comes in later finds
 * it so.
 */
function playBeats(now: Observation, before: Observation | undefined): readonly Beat[] {
  const isFull = lyingTrick(now)?.winner != null;
  const unmasks = isTeammateShown(now, before);
  if (!before || (!isFull && !unmasks)) return [{ name: SETTLED, ms: 550 }];
  const open = now.phase === 'play' ? 1400 : 1900;
  // BC-16: first the card says it, then light, and words last.
  const first = isFull
    ? { name: OPEN, ms: unmasks ? Math.max(open, TEAMMATE_SHOWN_MS) : open, withholdsScore: true }
    : { name: TEAMMATE_SHOWN, ms: TEAMMATE_SHOWN_MS, withholdsScore: true };
  return [first, { name: SETTLED, ms: 450 }];
}

/** The trick that lies or lay in the middle last: a full one too, whose winner is to lead but has not yet. */
export function lyingTrick({ tricks }: Pick<Observation, 'tricks'>): Trick | undefined {
  return tricks.findLast(({ cards }) => cards.length > 0);
}
