/** Matches that look the same to one viewer, made without a look at what the viewer is shown. */

import type { HiddenInformation, HiddenInformationMoment as Moment } from '#shared/engine/checks/hidden-information.ts';
import { isOver, type Match, newMatch, play, refuseEvent, take } from '#shared/engine/match.ts';
import { pick, type Random } from '#shared/engine/random.ts';
import type { GameEvent, Viewer } from '#shared/engine/rules.ts';

type Open = HiddenInformation['visibleTo'];

/** How often something is changed, and kept so where the match then looks the same. */
const TRIES = 80;
/** So many more where nothing could be changed yet: few cards are still hidden. */
const MOST_TRIES = 2000;

/** The match up to its first moment of this kind: all that happens by itself has happened. Nothing if there is none. */
export function upTo(match: Match, moment: Moment): Match | undefined {
  const again = newMatch(match.rules, match.options, match.seats);
  for (const event of match.events) {
    take(again, event);
    if (!isOver(again) && waits(again) && moment.is(again.state, again.events)) return again;
  }
  return undefined;
}

function waits({ rules, state }: Match): boolean {
  return rules.toAct(state) !== 'chance' || rules.scorePause?.(state) === true;
}

/**
 * A match that lies as open to the viewer as this one after every event, though chance has dealt and shuffled
 * otherwise, and others have voted and arranged their cards otherwise, as far as that can be had.
 */
export function indistinguishableFrom(match: Match, viewer: Viewer, open: Open, random: Random): Match {
  const look = { viewer, open, looks: looksOf(match, viewer, open) };
  let twin = match;
  const isSame = () => JSON.stringify(twin.state) === JSON.stringify(match.state);
  for (let k = 0; k < TRIES || (k < MOST_TRIES && isSame()); k++) {
    const changed = k % 2 === 0 ? withCardsExchanged(twin, random) : withAnotherMove(twin, viewer, random);
    twin = liveAgain(changed, look, random) ?? twin;
  }
  return twin;
}

/** What the viewer sees after every event. */
interface Look {
  readonly viewer: Viewer;
  readonly open: Open;
  readonly looks: readonly string[];
}

function looksOf({ rules, options, seats, events }: Match, viewer: Viewer, open: Open): string[] {
  const again = newMatch(rules, options, seats);
  return events.map((event) => {
    take(again, event);
    return JSON.stringify(open(again.state, viewer));
  });
}

/** A match with other events, which may break its rules; the move at `anew` is to be chosen again. */
interface Changed {
  readonly match: Match;
  readonly events: readonly GameEvent[];
  readonly anew?: number;
}

/** Two cards exchanged in one event that lays out cards. */
function withCardsExchanged(match: Match, random: Random): Changed {
  const laid = match.events.flatMap((event, index) => (isLaidOut(event) ? { event, index } : []));
  const { event, index } = pick(laid, random);
  const cards = [...event.cards];
  const [one, other] = [random.below(cards.length), random.below(cards.length)];
  [cards[one], cards[other]] = [cards[other] as string, cards[one] as string];
  const exchanged: LaidOut = { ...event, cards };
  return { match, events: match.events.with(index, exchanged) };
}

type LaidOut = GameEvent & { readonly cards: readonly string[] };

function isLaidOut(event: GameEvent): event is LaidOut {
  return event.by === 'chance' && 'cards' in event;
}

/** Somebody else moves otherwise. */
function withAnotherMove(match: Match, viewer: Viewer, random: Random): Changed {
  const { events } = match;
  const moves = events.flatMap(({ by }, index) => (by === 'chance' || by === viewer ? [] : index));
  return moves.length > 0 ? { match, events, anew: pick(moves, random) } : { match, events };
}

/** The changed match; nothing if a rule is broken or the viewer could tell. */
function liveAgain({ match, events, anew }: Changed, { viewer, open, looks }: Look, random: Random): Match | undefined {
  const again = newMatch(match.rules, match.options, match.seats);
  for (const [index, event] of events.entries()) {
    const fitting = index === anew || refuseEvent(again, event) ? inItsPlace(again, event, random) : event;
    if (!fitting || play(again, fitting)) return undefined;
    if (JSON.stringify(open(again.state, viewer)) !== looks[index]) return undefined;
  }
  return again;
}

/** A move of the same kind by the same seat, whose cards may be others now. */
function inItsPlace({ rules, state }: Match, event: GameEvent, random: Random): GameEvent | undefined {
  if (event.by === 'chance') return undefined;
  const moves = rules.legalMoves(state, event.by).filter(({ type }) => type === event.type);
  return moves.length > 0 ? { by: event.by, ...pick(moves, random) } : undefined;
}
