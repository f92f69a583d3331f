/** How long what is told to a seat is on its sealed line: as long as it would be with any other cards that nobody sees. */
import { describe, expect, it } from 'vitest';
import { GAMES, rulesOf } from '#catalogue';
import { frameLength } from '#shared/crypto/secure-channel.ts';
import { drawNext, isOver, type Match, moveEvent, newMatch, seatsIn, take } from '#shared/engine/match.ts';
import { type OptionValue, resolveOptions } from '#shared/engine/options.ts';
import { type Random, seeded } from '#shared/engine/random.ts';
import { feedOf } from '#shared/engine/view.ts';
import { type PlayUpdate, playUpdateSchema } from '#shared/protocol/table.ts';
import { padUpdate, ViewerFeeds } from '../match/viewer-feeds.ts';

type Options = Readonly<Record<string, OptionValue>>;

const STEPS = 200;
const OTHERS = 2;
const MISSED = 40;

/** How long the frame is that tells this seat how it stands. */
function lengthFor(match: Match, seat: number): number {
  const { version, observation, moves } = feedOf(match, seat).latest();
  const all = match.rules.observe(match.state, 'everyone');
  const json = padUpdate({ match: 0, version, observation, moves: [...moves] }, all);
  return frameLength(Buffer.byteLength(JSON.stringify({ i: '12', p: { e: 'message', d: { json, meta: [] } } })));
}

/** Anything that chance or somebody may do. */
function goOn(match: Match, random: Random): void {
  const { rules, state } = match;
  const turn = rules.toAct(state);
  const drawn = turn === 'chance' ? drawNext(match, random) : undefined;
  if (drawn) take(match, drawn);
  const seats = seatsIn(turn);
  const seat = seats[random.below(Math.max(1, seats.length))];
  if (seat === undefined) return;
  const moves = rules.legalMoves(state, seat);
  const move = moves[random.below(moves.length)];
  if (move) take(match, moveEvent(seat, move));
}

function matchOf(game: string, seats: 'min' | 'max', options: Options = {}): Match {
  const rules = rulesOf(game);
  const resolved = rules && resolveOptions(rules.options, options);
  if (!rules || !resolved || 'refusal' in resolved) throw new Error(game);
  return newMatch(rules, resolved.options, rules.seats[seats]);
}

/** States of matches that are played by chance, the seats being as few and as many as the game has. */
function* statesOf(game: string, random: Random): Generator<Match> {
  for (const seats of ['min', 'max'] as const) {
    const match = matchOf(game, seats);
    for (let step = 0; step < STEPS && !isOver(match); step++) {
      goOn(match, random);
      yield match;
    }
  }
}

/** The lengths for each seat, here and in a state that looks the same to everybody. */
function compare(match: Match, random: Random): (readonly [number, number])[] {
  const { rules, seats } = match;
  const imagined = { ...match, state: rules.resample(rules.observe(match.state, 'everyone'), random) };
  return Array.from({ length: seats }, (_, seat) => [lengthFor(match, seat), lengthFor(imagined, seat)] as const);
}

describe.each(Object.keys(GAMES))('what a seat is told in %s', (game) => {
  it('is as long whatever nobody sees', () => {
    const random = seeded(7);
    const lengths: (readonly [number, number])[] = [];
    for (const match of statesOf(game, random)) {
      for (let other = 0; other < OTHERS; other++) lengths.push(...compare(match, random));
    }
    expect(lengths.length).toBeGreaterThan(100);
    expect(lengths.filter(([own, same]) => own !== same)).toEqual([]);
  });
});

/** Each game, and where an update soon is much longer than one before. */
const PLAYED: readonly (readonly [game: string, options: Options])[] = [
  ...Object.keys(GAMES).map((game) => [game, {}] as const),
  ['viva', { policing: 'caught' }],
];

describe.each(PLAYED)('what a seat missed in %s %j', (game, options) => {
  it('is told as it was when it happened, and fits the contract', () => {
    const random = seeded(7);
    const match = matchOf(game, 'max', options);
    const feeds = new ViewerFeeds(match);
    const told: PlayUpdate[] = [];
    feeds.subscribe(0, (update) => told.push(feeds.toPlayUpdate(0, update, 0)));
    for (let step = 0; step < STEPS && !isOver(match); step++) {
      goOn(match, random);
      feeds.publish();
    }
    const missed = feeds.since(0, feeds.latest(0).version - MISSED).map((update) => feeds.toPlayUpdate(0, update, 0));
    expect(missed.length).toBeGreaterThan(0);
    expect(missed).toEqual(told.slice(-missed.length));
    for (const update of told) expect(playUpdateSchema.safeParse(update).success).toBe(true);
  });
});
