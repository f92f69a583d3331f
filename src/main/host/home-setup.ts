/** How a host at home plays: at what pace, and with what chance. */
import { toHex } from '#shared/crypto/bytes.ts';
import { randomBytes, secureRandom } from './connections/secrets.ts';
import type { HostSetup } from './host-setup.ts';

/** So long between a bot's moves, in ms, that people can follow. */
const BOT_PACE_MS = 900;

/** So long people may look at a score, in ms. */
const SCORE_PAUSE_MS = 60_000;

/** So long a countdown takes: newcomers read what comes. Where bots hurry, as in tests, it is shorter. */
const COUNTDOWN_SECONDS = 5;

type HomeSetup = Pick<HostSetup, 'pace' | 'scorePauseMs' | 'countdownSeconds' | 'random'>;

/** `pace`: so long between a bot's moves, in ms. */
export function homeSetup(pace = BOT_PACE_MS): HomeSetup {
  const countdownSeconds = Math.round(COUNTDOWN_SECONDS * Math.min(1, pace / BOT_PACE_MS));
  return { pace, scorePauseMs: SCORE_PAUSE_MS, countdownSeconds, random: secureRandom };
}

/** The host's part of a seal, as hex. */
export function drawContribution(): string {
  return toHex(randomBytes(32));
}
