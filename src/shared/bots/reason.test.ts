import { describe, expect, it } from 'vitest';
import { gameOf } from '#catalogue';
import { at, present } from '../engine/collections.ts';
import type { Game } from '../engine/game.ts';
import { type Match, newMatch, take } from '../engine/match.ts';
import { resolveOptions } from '../engine/options.ts';
import { seeded } from '../engine/random.ts';
import type { GameEvent } from '../engine/rules.ts';
import { selfPlay } from '../engine/self-play.ts';
import { reasonFor } from './reason.ts';
import { runToEnd } from './search/search.ts';

/** Few for speed. */
const ITERATIONS = 60;

const chiamata = present(gameOf('briscola-chiamata'), 'game');

/** A deal among bots that play at random. */
function played(game: Game, seed: number): Match {
  const resolved = resolveOptions(game.rules.options, { deals: 1 }, game.rules.duplicateOptions);
  if ('refusal' in resolved) throw new Error(resolved.refusal.reason);
  const match = newMatch(game.rules, resolved.options, game.rules.seats.min);
  const make = present(game.bots.random, 'random');
  const bots = Array.from({ length: match.seats }, (_, seat) => make(seat, seeded(seed + seat)));
  selfPlay(match, bots, seeded(seed));
  return match;
}

const reasonOf = (match: Match, event: number, id = match.rules.id, iterations = ITERATIONS) =>
  runToEnd(reasonFor(present(gameOf(id), 'game'), match, event, iterations));
const cardsPlayed = ({ events }: Match) => [...events.keys()].filter((event) => events[event]?.type === 'play');

describe('the reason for a move', () => {
  const match = played(chiamata, 3);
  const cards = cardsPlayed(match);

  it('is none for chance, and the only choice for a last card', () => {
    expect(reasonOf(match, 0)).toBeUndefined();
    expect(reasonOf(match, at(cards, cards.length - 1))).toMatchObject({ kind: 'only' });
  });

  it('says which other move would have been better, and by how much', () => {
    const reasons = cards.slice(0, 15).map((event) => reasonOf(match, event));
    const worse = reasons.filter((reason) => reason?.kind === 'worse');
    // Who plays at random gives something away sooner or later.
    expect(worse.length).toBeGreaterThan(0);
    for (const reason of worse) {
      if (!reason || !('margin' in reason)) throw new Error('compared with nothing');
      expect(reason.margin).toBeLessThan(0);
      expect(reason.other.type).toBe('play');
    }
  });

  it('calls by the book only what the book says, and names what it says instead', () => {
    const auction = [...match.events.keys()].filter((event) =>
      /^(?:bid|pass|trump)$/.test(match.events[event]?.type ?? ''),
    );
    const reasons = auction.map((event) => ({ made: match.events[event], found: reasonOf(match, event) }));
    // Who bids at random does not bid as the book has it.
    expect(reasons.some(({ found }) => found?.kind === 'unusual')).toBe(true);
    for (const { made, found } of reasons) {
      if (found?.kind !== 'unusual') continue;
      const { by: _by, t: _t, ...move } = made ?? { by: 0 };
      expect(found.other).not.toEqual(move);
    }
  });

  it('names whom the seat took for the partner, never itself, and nobody once all know', () => {
    const partnerOf = (event: number) => reasonOf(match, event, match.rules.id, 1)?.partner;
    const partners = cards.map((event) => ({ seat: match.events[event]?.by, found: partnerOf(event) }));
    expect(partners.some(({ found }) => found)).toBe(true);
    for (const { seat, found } of partners) if (found) expect(found.seat).not.toBe(seat);
    const { called } = chiamata.rules.observe(match.state, 'everyone') as unknown as { called: string };
    const shown = match.events.findIndex((event) => (event as { card?: string }).card === called);
    for (const event of cards.filter((event) => event > shown)) expect(partnerOf(event)).toBeUndefined();
  });

  it('names a card that had been played, which made that seat look most like the partner', () => {
    const found = cards.flatMap((event) => {
      const { since } = reasonOf(match, event, match.rules.id, 1)?.partner ?? {};
      return since ? { event, since } : [];
    });
    expect(found.length).toBeGreaterThan(5);
    for (const { event, since } of found) {
      const before = match.events.slice(0, event);
      expect(before).toContainEqual(expect.objectContaining({ by: since.seat, type: 'play', card: since.card }));
    }
  });

  it('knows nothing that the seat did not see', () => {
    for (const event of cards.slice(4, 12)) {
      const other = withOthersSwapped(match, event);
      expect(other.events).not.toEqual(match.events.slice(0, event + 1));
      expect(reasonOf(other, event)).toEqual(reasonOf(match, event));
    }
  });

  it('is none in a game without search', () => {
    expect(reasonOf(match, at(cards, 0), 'vbi-maior')).toBeUndefined();
  });
});

/** The match until this event, but that two cards which are still in others' hands have been dealt the other way round. */
function withOthersSwapped(match: Match, event: number): Match {
  const mover = match.events[event]?.by;
  const again = newMatch(match.rules, match.options, match.seats);
  for (const before of match.events.slice(0, event)) take(again, before);
  const hands = chiamata.openHands(again.state);
  const [one, two] = [...hands.keys()].filter((seat) => seat !== mover && at(hands, seat).length > 0);
  const swap = new Map([
    [at(at(hands, one ?? 0), 0), at(at(hands, two ?? 0), 0)],
    [at(at(hands, two ?? 0), 0), at(at(hands, one ?? 0), 0)],
  ]);
  const other = newMatch(match.rules, match.options, match.seats);
  for (const was of match.events.slice(0, event + 1)) {
    const { cards } = was as { cards?: readonly string[] };
    take(other, (cards ? { ...was, cards: cards.map((card) => swap.get(card) ?? card) } : was) as GameEvent);
  }
  return other;
}
