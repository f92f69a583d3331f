/** How likely seats that weigh their cards as `normal` does, if not as strictly, have played what they did. */
import { at, present } from '../../../engine/at.ts';
import type { Seat } from '../../../engine/rules.ts';
import type { CardNumber } from '../state/cards.ts';
import { SEATS } from '../state/seats.ts';
import type { State } from '../state/state.ts';
import type { SeatView } from './sight.ts';
import { trickContextOf, type TrickSetting, trickSettingOf, cardValue } from './trick-value.ts';

/** A card that is worth so many points less is played e times less often. */
const WHIM = 2;
/** How often any card at all is played. */
const BLUNDER = 0.05;

/** A card that a seat played, and what all saw before. */
interface ObservedPlay {
  readonly card: CardNumber;
  readonly before: Omit<SeatView, 'hand' | 'partner'>;
  readonly shown: Seat | null;
  /** Filled as it is asked: by whether the seat knew itself to be the partner. */
  readonly settings: Map<boolean, TrickSetting>;
}

/** What each seat has played, the latest first. */
export function playsBySeat(world: State): readonly (readonly ObservedPlay[])[] {
  const { played, leaders, teammate } = world;
  const declarer = present(world.declarer, 'declarer');
  const trump = present(world.trump, 'trump');
  const called = present(world.called, 'called card');
  const shownAt = played.indexOf(called);
  const plays: ObservedPlay[][] = Array.from({ length: SEATS }, () => []);
  for (const [k, card] of played.entries()) {
    const trick = Math.floor(k / SEATS);
    const me = (at(leaders, trick) + k) % SEATS;
    const before = { me, declarer, trump, called, played: played.slice(0, k), leaders: leaders.slice(0, trick + 1) };
    const shown = shownAt >= 0 && shownAt < k ? teammate : null;
    plays[me]?.unshift({ card, before, shown, settings: new Map() });
  }
  return plays;
}

/** As a logarithm, of all that a seat has played, if it still holds these cards. */
export function playLogLikelihood(plays: readonly ObservedPlay[], rest: readonly CardNumber[]): number {
  const hand = rest.slice();
  let sum = 0;
  for (const play of plays) {
    hand.push(play.card);
    if (hand.length > 1) sum += Math.log(chanceOf(play, hand));
  }
  return sum;
}

function chanceOf({ card, before, shown, settings }: ObservedPlay, hand: readonly CardNumber[]): number {
  const isPartner = shown === null && hand.includes(before.called);
  const sight = { ...before, hand, partner: isPartner ? before.me : shown };
  const setting = settings.get(isPartner) ?? trickSettingOf(sight);
  settings.set(isPartner, setting);
  const outlook = trickContextOf(sight, setting);
  const worths = hand.map((one) => cardValue(one, outlook) / WHIM);
  const most = Math.max(...worths);
  let sum = 0;
  for (const worth of worths) sum += Math.exp(worth - most);
  const chance = Math.exp(at(worths, hand.indexOf(card)) - most) / sum;
  return (1 - BLUNDER) * chance + BLUNDER / hand.length;
}
