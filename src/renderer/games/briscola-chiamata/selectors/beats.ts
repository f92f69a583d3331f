import type { Observation, Trick } from '#shared/games/briscola-chiamata/state.ts';
import { type Beat, FIRST_DEAL_PAUSE_MS, LANDING_MS } from '../../../client/match/playback-queue.ts';

/** BC-16: the called card has just revealed its player's side; alone, the declarer has played it. */
export function isTeammateShown({ teammate }: Observation, before: Observation | null | undefined): boolean {
  return before?.teammate === null && teammate !== null;
}

/** The beat in which everything is in its place. */
export const SETTLED = 'settled';
/** All forty cards are back at the dealer's. */
export const GATHERED = 'gathered';
/** A full trick before it is gathered. */
export const OPEN = 'open';

/** The called card is played, and all learn who the teammate is. */
export const TEAMMATE_SHOWN = 'unmasked';

/** Duration of that reveal, in ms (motion/highlights/highlight-effects.ts has its effects). */
const TEAMMATE_SHOWN_MS = LANDING_MS + 1450;

/** A card every 70 ms, forty of them, and the flight of the last. */
const DEALING_MS = 40 * 70 + 300;

/** The beats of an update. */
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
 * A full trick rests first, a deal's last one a little longer, and is told once it is gathered; late joiners find it
 * gathered.
 */
function playBeats(now: Observation, before: Observation | undefined): readonly Beat[] {
  const isFull = lyingTrick(now)?.winner != null;
  const unmasks = isTeammateShown(now, before);
  if (!before || (!isFull && !unmasks)) return [{ name: SETTLED, ms: 550 }];
  const open = now.phase === 'play' ? 1400 : 1900;
  // BC-16: first the card, then light, and text last.
  const first = isFull
    ? { name: OPEN, ms: unmasks ? Math.max(open, TEAMMATE_SHOWN_MS) : open, withholdsScore: true }
    : { name: TEAMMATE_SHOWN, ms: TEAMMATE_SHOWN_MS, withholdsScore: true };
  return [first, { name: SETTLED, ms: 450 }];
}

/** The trick in the middle, or the last one there: a full one too, whose winner has not led yet. */
export function lyingTrick({ tricks }: Pick<Observation, 'tricks'>): Trick | undefined {
  return tricks.findLast(({ cards }) => cards.length > 0);
}
