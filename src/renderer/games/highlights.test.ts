/** Highlights in matches of every game: each once, and nothing that is not public. */
import { describe, expect, it } from 'vitest';
import { GAMES, gameOf } from '#catalogue';
import { playMatch } from '#shared/engine/checks/properties.ts';
import { isTested, rounds } from '#shared/engine/checks/test-scope.ts';
import { type Match, newMatch, take } from '#shared/engine/match.ts';
import { resolveOptions } from '#shared/engine/options.ts';
import type { ObservationBase, Viewer } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import type { Seated } from '#shared/protocol/table.ts';
import { LANDING_MS } from '../client/match/playback-queue.ts';
import { HIGHLIGHT_KINDS, type Scene } from '../motion/scene.ts';
import type { LayoutContext } from './game.ts';
import { partsOf, tableGameOf } from './index.ts';
import { MOMENT_MS } from './moment.ts';

/** Options that bring each highlight about. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  'briscola-chiamata': { deals: 2 },
  viva: { policing: 'caught', rounds: 2 },
};

/** The kinds of each game. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  'briscola-chiamata': ['alone', 'auction', 'taken', 'unmasked'],
  spizzichino: ['declared', 'taken'],
  viva: ['called', 'caught', 'out'],
  'vbi-maior': ['lost', 'misplay'],
};

/** What each game shows over the whole picture in so few matches of random players. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  briscola: ['last'],
  tressette: ['last'],
  'briscola-chiamata': ['alone', 'last', 'trump', 'unmasked'],
  spizzichino: ['declared', 'last'],
  viva: ['called', 'last'],
  'vbi-maior': ['misplay'],
};

const MATCHES = rounds(4, 8);

interface Step {
  readonly observation: ObservationBase;
  readonly moment: LayoutContext;
  /** Its event. */
  readonly event: number;
  /** The beat's length, in ms. */
  readonly ms: number;
}

/** Every beat of random bot matches, as this viewer sees them. */
function stepsOf(matches: readonly Match[], viewer: Viewer): Step[] {
  return matches.flatMap(({ rules, options, seats, events }) => {
    const again = newMatch(rules, options, seats);
    const seated = Array.from(
      { length: seats },
      (_, seat): Seated => ({ kind: 'bot', name: `B${seat}`, level: 'easy' }),
    );
    const say = (key: string, params = {}): string => `${key} ${JSON.stringify(params)}`;
    let before: ObservationBase | null = null;
    return [undefined, ...events].flatMap((played, event) => {
      if (played) take(again, played);
      const { observation, moves } = viewOf(rules, again.state, viewer);
      const beats = tableGameOf(rules.id)?.beats(observation, before ?? undefined) ?? [];
      const seen = beats.map(({ name, ms }) => ({
        observation,
        event,
        ms,
        moment: { viewer, seated, say, beat: name, before, moves, preselection: [] },
      }));
      before = observation;
      return seen;
    });
  });
}

function played(id: string): Match[] {
  const game = gameOf(id);
  const maker = game?.bots.random;
  const resolved = game && resolveOptions(game.rules.options, OPTIONS[id] ?? {});
  if (!game || !maker || !resolved || 'refusal' in resolved) throw new Error(`${id} can't be played`);
  return Array.from({ length: MATCHES }, (_, seed) =>
    playMatch(game, resolved.options, game.rules.seats.max, maker, seed),
  );
}

describe.each(Object.keys(GAMES).filter(isTested))('%s', (id) => {
  const own = partsOf(id)?.highlights ?? {};
  const matches = played(id);
  const open = stepsOf(matches, 'everyone');
  const at = (steps: readonly Step[], what: (step: Step) => unknown): string[] =>
    steps.map((step) => JSON.stringify([step.event, what(step)]));
  const occasion = ({ observation, moment }: Step) => own.effect?.(observation, moment);

  it('has its moments, and no others', () => {
    const kinds = new Set(open.flatMap((step) => occasion(step)?.kind ?? []));
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining([...(KINDS[id] ?? [])]));
    for (const kind of kinds) expect(HIGHLIGHT_KINDS).toContain(kind);
  });

  const picture = ({ observation, moment }: Step) => (moment.before ? own.moment?.(observation, moment) : undefined);

  it('has its moments over the whole picture, each as long as it is read, and with cards that lie open', () => {
    const kinds = new Set<string>();
    for (const step of open) {
      const found = picture(step);
      if (!found) continue;
      kinds.add(found.kind);
      expect(step.ms, found.kind).toBeGreaterThanOrEqual(MOMENT_MS + LANDING_MS);
      const known = JSON.stringify([step.observation, step.moment.before]);
      for (const card of found.cards ?? []) expect(known, `${found.kind} ${card}`).toContain(`"${card}"`);
    }
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining([...(MOMENTS[id] ?? [])]));
  });

  it('has none at first sight', () => {
    for (const { observation, moment } of open) {
      const first = { ...moment, before: null };
      expect(own.effect?.(observation, first)).toBeUndefined();
      expect(own.pointsGained?.(observation, first)).toBeUndefined();
    }
  });

  it('points at cards that lie open before all, and at plates that are there', () => {
    for (const step of open) {
      const found = occasion(step);
      if (!found) continue;
      const scene: Scene | undefined = tableGameOf(id)?.layout(step.observation, step.moment);
      const lying = scene?.zones.flatMap(({ cards }) => cards) ?? [];
      for (const key of found.cards ?? []) {
        expect(lying.find((card) => card.key === key)?.face, `${found.kind} ${key}`).toBeTruthy();
      }
      const seats = scene?.plates.map(({ seat }) => seat);
      expect(seats).toEqual(expect.arrayContaining([...found.seats]));
    }
  });

  it.each([0, 1])('tells seat %i what it tells everybody, and no more', (seat) => {
    const steps = stepsOf(matches, seat);
    const joined = ({ observation }: Step) => own.joined?.(observation);
    const written = ({ observation, moment }: Step) =>
      own.slips?.(observation, moment).map(({ key, text, turned, emphasized: leads }) => [key, text, turned, leads]);
    for (const what of [occasion, picture, joined, written]) {
      const forAll = new Set(at(open, what));
      expect(at(steps, what).filter((one) => !forAll.has(one))).toEqual([]);
    }
  });
});
