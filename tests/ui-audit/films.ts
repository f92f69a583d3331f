/** Which moments are filmed: each is found in a match that bots play, as what one event brings. */
import { type Match, newMatch, take } from '#shared/engine/match.ts';
import type { ObservationBase, Viewer } from '#shared/engine/rules.ts';
import { viewOf } from '#shared/engine/view.ts';
import { isPerfect } from '../../src/renderer/games/vbi-maior/selectors/turn-story.ts';
import { matchesOf } from '../table3d/played-matches.ts';
import type { Situation } from './fixture/situation.ts';

/** An observation of any game, as far as it is asked here. */
type Seen = ObservationBase & Readonly<Record<string, unknown>> & { readonly last: { readonly type: string } | null };

interface Film {
  readonly game: string;
  /** How long it is looked at, in ms. */
  readonly ms: number;
  /** Whether this is it: what is seen after an event, and what was before. */
  is(now: Seen, before: Seen): boolean;
}

/** Among so many by each kind of bots each is found. */
const MATCHES = 12;

interface Trick {
  readonly cards?: readonly unknown[];
  readonly plays?: readonly unknown[];
  readonly winner: number | null;
}

const tricks = (seen: Seen) => (seen.tricks ?? []) as readonly Trick[];
const lying = (seen: Seen) => tricks(seen).findLast(({ cards, plays }) => (cards ?? plays ?? []).length > 0);
const played = ({ last }: Seen) => last?.type === 'play';
const phase = ({ phase }: Seen) => phase as string;
const trumps = ({ trump }: Seen, card: unknown) => typeof card === 'string' && card.endsWith(trump as string);
const deals = ({ deals }: Seen) => (deals as readonly unknown[]).length;

export const FILMS: Readonly<Record<string, Film>> = {
  trick: {
    game: 'briscola-chiamata',
    ms: 2600,
    is: (now, before) =>
      played(now) && lying(now)?.winner != null && phase(now) === 'play' && now.teammate === before.teammate,
  },
  trump: {
    game: 'briscola-chiamata',
    ms: 900,
    is: (now) => played(now) && lying(now)?.cards?.length === 4 && trumps(now, lying(now)?.cards?.at(-1)),
  },
  auction: {
    game: 'briscola-chiamata',
    ms: 1600,
    is: (now, before) => before.declarer === null && now.declarer !== null && (now.calls as unknown[]).length > 5,
  },
  bid: {
    game: 'briscola-chiamata',
    ms: 900,
    is: ({ last, calls }) => last?.type === 'bid' && (calls as []).length > 2,
  },
  called: { game: 'briscola-chiamata', ms: 2400, is: ({ last }) => last?.type === 'trump' },
  'last-trick': {
    game: 'briscola-chiamata',
    ms: 2400,
    is: (now, before) => phase(before) === 'play' && phase(now) !== 'play',
  },
  pass: {
    game: 'briscola-chiamata',
    ms: 900,
    is: ({ last, phase, calls }) => last?.type === 'pass' && phase === 'auction' && (calls as []).length > 3,
  },
  unmasked: {
    game: 'briscola-chiamata',
    ms: 2400,
    is: (now, before) =>
      before.teammate === null && now.teammate !== null && now.teammate !== now.declarer && lying(now)?.winner === null,
  },
  alone: {
    game: 'briscola-chiamata',
    ms: 2000,
    is: (now, before) => before.teammate === null && now.teammate !== null && now.teammate === now.declarer,
  },
  'score-briscola': {
    game: 'briscola-chiamata',
    ms: 6000,
    is: (now, before) => deals(now) > deals(before) && now.result === undefined,
  },
  'trick-spizzichino': {
    game: 'spizzichino',
    ms: 2400,
    is: (now) => played(now) && lying(now)?.winner != null && phase(now) === 'play',
  },
  declared: {
    game: 'spizzichino',
    ms: 2400,
    is: (now, before) => (now.declarations as []).length > (before.declarations as []).length && phase(now) === 'play',
  },
  'score-spizzichino': { game: 'spizzichino', ms: 6000, is: (now, before) => deals(now) > deals(before) },
  viva: { game: 'viva', ms: 2400, is: ({ last }) => last?.type === 'viva' },
  out: { game: 'viva', ms: 2400, is: ({ last }) => last?.type === 'last' },
  caught: { game: 'viva', ms: 2400, is: ({ last, window }) => last?.type === 'catch' && window === null },
  'score-viva': {
    game: 'viva',
    ms: 5000,
    is: (now, before) => (now.results as []).length > (before.results as []).length,
  },
  vote: { game: 'vbi-maior', ms: 1500, is: ({ last, phase }) => last?.type === 'vote' && phase === 'vote' },
  ballot: {
    game: 'vbi-maior',
    ms: 1800,
    is: (now, before) => phase(before) === 'vote' && phase(now) !== 'vote' && now.last?.type === 'vote',
  },
  misplay: {
    game: 'vbi-maior',
    ms: 1800,
    is: ({ last }) => (last as { fate?: string } | null)?.fate === 'returned' && phase !== undefined,
  },
  perfect: {
    game: 'vbi-maior',
    ms: 2400,
    is: (now, before) =>
      phase(now) === 'scored' &&
      phase(before) !== 'scored' &&
      isPerfect(now as unknown as Parameters<typeof isPerfect>[0]),
  },
  'rome-won': {
    game: 'vbi-maior',
    ms: 5000,
    is: ({ result }) => (result as { won?: boolean } | undefined)?.won === true,
  },
  'rome-lost': {
    game: 'vbi-maior',
    ms: 5000,
    is: ({ result }) => (result as { won?: boolean } | undefined)?.won === false,
  },
  'score-rome': {
    game: 'vbi-maior',
    ms: 4000,
    is: (now, before) => phase(now) === 'scored' && phase(before) !== 'scored',
  },
};

/** The match up to the event that brings it, for these eyes. */
export function found({ game, is }: Film, viewer: Viewer): Situation {
  for (const match of matchesOf(game, undefined, MATCHES)) {
    const index = indexIn(match, viewer, is);
    const { options, seats, events } = match;
    if (index === undefined) continue;
    const seat = viewer === 'everyone' ? 0 : viewer;
    return { name: '', game, options, seats, events: events.slice(0, index + 1), seat };
  }
  throw new Error(`no match of ${game} has it`);
}

function indexIn({ rules, options, seats, events }: Match, viewer: Viewer, is: Film['is']): number | undefined {
  const again = newMatch(rules, options, seats);
  let before = viewOf(rules, again.state, viewer).observation as Seen;
  for (const [index, event] of events.entries()) {
    take(again, event);
    const now = viewOf(rules, again.state, viewer).observation as Seen;
    if (is(now, before)) return index;
    before = now;
  }
  return undefined;
}
