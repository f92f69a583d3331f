/** For every unplayable card of the own hand the rules give a reason with a number that the rules page has. */
import { describe, expect, it } from 'vitest';
import { GAMES } from '#catalogue';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { isTested } from '#shared/engine/checks/test-scope.ts';
import { newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import type { AnyMove, ObservationBase } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import type { Messages } from '#shared/i18n/translate.ts';
import { type RefusalSentence, reasonOf } from '../match/use-refusal-reason.ts';
import type { TableCard } from '../motion/scene.ts';
import { tableGameOf } from './index.ts';
import type { Assist } from './load-assist.ts';
import { sayWith } from './testing.ts';

const MEANT = import.meta.glob<Assist['intendedMoves']>('./*/assist.ts', { eager: true, import: 'intendedMoves' });
const RULES = import.meta.glob<Messages>('../../shared/games/*/messages/en/rules.ts', {
  eager: true,
  import: 'RULES_PAGE',
});

interface Tried {
  readonly seat: number;
  readonly card: TableCard;
  readonly meant: readonly AnyMove[];
  readonly reason: RefusalSentence | undefined;
  readonly observation: ObservationBase;
}

/** Every card of each own hand, in every state of a random bot match. */
function triedIn(id: string): Tried[] {
  const own = GAMES[id];
  const table = tableGameOf(id);
  const maker = own?.bots.random;
  const resolved = own && resolveOptions(own.rules.options, {});
  if (!own || !table || !maker || !resolved || 'refusal' in resolved) throw new Error(`${id} can't be played`);
  const { cardName, layout, beats, words } = table;
  const say = sayWith({ ...words, ...own.messages });
  const { rules, seats, options, events } = playMatch(own, resolved.options, own.rules.seats.max, maker, 4);
  const seated = Array.from(
    { length: seats },
    (_, seat) => ({ kind: 'bot', name: `B${seat}`, level: 'easy' }) as const,
  );
  const match = newMatch(rules, options, seats);
  return events.flatMap((event) => {
    take(match, event);
    return [0, 1].flatMap((seat) => {
      const { observation, moves } = viewOf(rules, match.state, seat);
      const beat = beats(observation, undefined).at(-1)?.name ?? '';
      const scene = layout(observation, { viewer: seat, seated, say, beat, before: null, moves, preselection: [] });
      const hand = scene.zones.find(({ arrangement }) => arrangement === 'hand')?.cards ?? [];
      return hand.map((card) => {
        const meant = MEANT[`./${id}/assist.ts`]?.(card, observation) ?? [];
        const refusals = meant.map((move) => rules.refuse(match.state, seat, move));
        return {
          seat,
          card,
          meant,
          reason: meant.length > 0 ? reasonOf(refusals, card, cardName, say) : undefined,
          observation,
        };
      });
    });
  });
}

describe.each(Object.keys(GAMES).filter((id) => MEANT[`./${id}/assist.ts`] && isTested(id)))('%s', (id) => {
  const tried = triedIn(id);
  const refused = tried.filter(({ card }) => !card.playable && card.why !== undefined);

  it('a card that says it can’t be played is refused by a rule that the rules page tells', () => {
    const page = RULES[`../../shared/games/${id}/messages/en/rules.ts`] ?? {};
    const told = Object.entries(page).flatMap(([key, text]) =>
      /^rules\.\d+\.rules$/.test(key) ? text.split(', ') : [],
    );
    for (const { card, reason, observation } of refused) {
      const what = `${card.name}, after ${JSON.stringify(observation.last)}`;
      expect(reason, what).toBeDefined();
      expect(told, what).toContain(reason?.rule);
      expect(reason?.text, what).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('a card that can be played is refused by none', () => {
    const free = tried.filter(({ card, meant }) => card.playable && !card.risky && meant.length > 0);
    for (const { card, reason } of free) expect(reason, card.name).toBeUndefined();
    expect(tried.length).toBeGreaterThan(0);
  });
});

it.runIf(isTested('spizzichino'))('SP-14: who must follow is told the suit, by its number', () => {
  const rules = new Set(
    triedIn('spizzichino').flatMap(({ reason }) => (reason ? `${reason.rule} ${reason.text}` : [])),
  );
  expect([...rules].filter((one) => one.startsWith('SP-14')).length).toBeGreaterThan(1);
});

it.runIf(isTested('viva'))('VI-7, VI-8: blocked and no match are told apart', () => {
  const rules = new Set(triedIn('viva').flatMap(({ reason }) => reason?.rule ?? []));
  expect([...rules]).toEqual(expect.arrayContaining(['VI-7', 'VI-8', 'VI-5']));
});
