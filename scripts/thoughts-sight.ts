/** What a reader of thoughts needs to see of a position: one line a seat. */
import { present } from '../src/shared/engine/at.ts';
import type { GameEvent, Observed, Viewer } from '../src/shared/engine/rules.ts';
import type { Observation as BriscolaSeen } from '../src/shared/games/briscola-chiamata/state/observation.ts';
import { rulesOf } from '../src/shared/games/index.ts';
import type { Observation as SpizzichinoSeen } from '../src/shared/games/spizzichino/state/observation.ts';
import type { Observation as VbiSeen } from '../src/shared/games/vbi-maior/state/observation.ts';
import type { Observation as VivaSeen } from '../src/shared/games/viva/state/observation.ts';

const SIGHTS: Readonly<Record<string, (seen: never) => string>> = {
  'briscola-chiamata': ({ own, tricks, taken }: BriscolaSeen) =>
    `${own?.hand.join(' ')}${own?.isTeammate ? ' (partner)' : ''} | ${tricks.at(-1)?.cards.join(' ') ?? ''} | ${taken}`,
  spizzichino: ({ own, tricks, piles, thirds }: SpizzichinoSeen) =>
    `${own?.hand.join(' ')} | ${piles.map((two) => two.map(({ top, depth }) => `${top ?? '-'}×${depth}`).join(' ')).join(' : ')} | ${
      tricks.at(-1)?.winner === null ? tricks.at(-1)?.plays.map(({ card }) => card) : ''
    } | ${thirds}`,
  viva: ({
    table: { hand, handSizes, stock, cleared, stale: _, past: __, peeked: ___, ...board },
    taken,
    phase,
  }: VivaSeen) =>
    `${hand?.join(' ')}${taken ? ` (took ${taken})` : ''} | ${phase} | hands ${handSizes} stock ${stock} | ${JSON.stringify(board)}`,
  'vbi-maior': ({ hand, area }: VbiSeen) => `${hand?.join(' ') ?? ''} | ${JSON.stringify(area)}`,
};

export function sightOf(game: string, observation: Observed): string {
  return SIGHTS[game]?.(observation as never) ?? '';
}

/** All that a state holds in hands and decks. */
export function handsOf(game: string, state: unknown): string {
  const rules = rulesOf(game);
  const { seats } = state as { seats?: number };
  const count = seats ?? (rules?.seats.max === rules?.seats.min ? (rules?.seats.min ?? 0) : 0);
  const hands = Array.from({ length: count }, (_, seat) => handOf(game, seenBy(game, state, seat)));
  return hands.map((hand, seat) => (hand ? `\n  ${seat} has ${hand}` : '')).join('');
}

function seenBy(game: string, state: unknown, viewer: Viewer): unknown {
  return present(rulesOf(game), game).observe(state, viewer);
}

function handOf(game: string, observation: unknown): string {
  if (game === 'vbi-maior') return ((observation as VbiSeen).hand ?? []).join(' ');
  if (game === 'viva') return ((observation as VivaSeen).table.hand ?? []).join(' ');
  return ((observation as BriscolaSeen | SpizzichinoSeen).own?.hand ?? []).join(' ');
}

/** What came of a card that nobody knew before it was turned up. */
export function outcomeOf(game: string, event: GameEvent, state: unknown): string {
  if (game !== 'vbi-maior') return '';
  const { last, points, malus } = seenBy(game, state, 'everyone') as VbiSeen;
  if (last?.type !== 'turn-up' || event.type !== 'turn-up') return '';
  return ` ${last.card} ${last.fate}; ${points} points, malus ${malus}`;
}
