/** The best bluff: the moment at which the table was surest of the wrong partner. */
import { maxBy } from '../engine/collections.ts';
import type { Game, PartnerSuspects } from '../engine/game.ts';
import type { Guess } from '../engine/guess.ts';
import { type Match, newMatch, take } from '../engine/match.ts';
import type { Seat } from '../engine/rules.ts';
import { type Candidate, meanOf, sum } from './candidate.ts';

/** A smaller gap between suspicion and truth is no bluff, nor is a suspicion of less than one in two. */
const LEAST_GAP = 0.2;
const LEAST_SUSPICION = 0.5;

/** A partner was called. */
type Call = Guess & { readonly about: Seat };

const isCall = (guess: Guess | undefined): guess is Call => guess?.question === 'partner' && guess.about !== null;

/** A moment in which the partner is secret. */
interface Moment {
  readonly deal: number;
  readonly event: number;
  /** What each seat believes; undefined for the declarer. */
  readonly beliefs: readonly (PartnerSuspects | undefined)[];
}

/** The best of each deal, the best first; empty in games without a secret partner. */
export function bluffs(match: Match, game: Game): Candidate<'bluff'>[] {
  const { moments, calls } = watch(match, game);
  const found = moments.flatMap((moment) => {
    const call = calls[moment.deal];
    return call?.answer === undefined ? [] : (bluffIn(moment, call.about, call.answer) ?? []);
  });
  const best = new Map<number, Candidate<'bluff'>>();
  for (const one of found) {
    const before = best.get(one.chapter.deal);
    if (!before || before.chapter.weight < one.chapter.weight) best.set(one.chapter.deal, one);
  }
  return [...best.values()].sort((a, b) => b.chapter.weight - a.chapter.weight);
}

/** All moments after a card while the partner is secret, and who it turned out to be, by deal. */
function watch({ rules, options, seats, events }: Match, game: Game) {
  const again = newMatch(rules, options, seats);
  const moments: Moment[] = [];
  const calls: Call[] = [];
  for (const [event, taken] of events.entries()) {
    take(again, taken);
    const call = game.guess?.(rules.observe(again.state, 'everyone'));
    if (!isCall(call)) continue;
    const isFirst = calls[call.deal] === undefined;
    calls[call.deal] = call;
    if (call.answer !== undefined || isFirst) continue;
    const beliefs = Array.from({ length: seats }, (_, seat) =>
      seat === call.about ? undefined : game.partnerSuspects?.(rules.observe(again.state, seat)),
    );
    moments.push({ deal: call.deal, event, beliefs });
  }
  return { moments, calls };
}

/** What those believe who are neither the declarer nor the partner; nobody is asked about themselves. */
function bluffIn({ deal, event, beliefs }: Moment, caller: Seat, partner: Seat | null): Candidate<'bluff'> | undefined {
  const outsiders = [...beliefs.keys()].filter((seat) => seat !== partner && beliefs[seat]);
  const chanceOf = (suspect: Seat): number =>
    meanOf(outsiders.filter((seat) => seat !== suspect).map((seat) => beliefs[seat]?.chances[suspect] ?? 0));
  const aloneChance = meanOf(outsiders.map((seat) => 1 - sum(beliefs[seat]?.chances ?? [])));
  const suspects = [...beliefs.keys()].filter((seat) => seat !== caller && seat !== partner);
  if (outsiders.length < 2 || suspects.length === 0) return undefined;
  const suspect = maxBy(suspects, chanceOf);
  const truth = partner === null ? Math.max(0, aloneChance) : chanceOf(partner);
  const weight = chanceOf(suspect) - truth;
  if (weight < LEAST_GAP || chanceOf(suspect) < LEAST_SUSPICION) return undefined;
  const [seat, alone] = [partner ?? caller, partner === null];
  const figures = { suspected: percent(chanceOf(suspect)), truth: percent(truth) };
  return {
    chapter: { kind: 'bluff', seats: [seat], deal, suspect, alone, ...figures, weight },
    event,
    named: [seat, suspect],
  };
}

function percent(chance: number): number {
  return Math.round(100 * chance);
}
