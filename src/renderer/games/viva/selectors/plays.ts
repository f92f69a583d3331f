/** The plays of a card on the houses, one copy or several (VI-9). */
import { orderOf, shareColour, type VivaCard } from '#shared/cards/viva.ts';
import { type Refusal, refusal } from '#shared/engine/refusal.ts';
import { illegalPlay } from '#shared/games/viva/rules/illegal-play.ts';
import { boardByDesign, HOUSES } from '#shared/games/viva/state/board.ts';
import type { Move, Play } from '#shared/games/viva/state/moves.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { refusalReason } from '../../../i18n/refusals.ts';
import type { Say } from '../../../i18n/say.ts';
import { cardName } from './names.ts';

// Why a card of the own hand can't be played, by the rules.

/** A sentence; also for a legal card that another phase or the turn forbids. */
export function refusalOf(observation: Observation, card: VivaCard, say: Say): string {
  const { turn, viewer, phase, table } = observation;
  if (turn !== viewer) return say('refused.turn');
  if (phase === 'answer') return say('refused.answer');
  if (table.hand?.length === 1) return whyNotLast(observation, card, say);
  const [fault] = faultsOf(observation, card);
  if (fault && fault.rule !== 'VI-8') return refusalReason(fault, cardName, say);
  return say('refused.no-match');
}

/** VI-17: the last card goes only on a blocking card. */
function whyNotLast({ table }: Observation, card: VivaCard, say: Say): string {
  const blocking = table.general;
  if (!blocking || shareColour(card, blocking)) return refusalReason(refusal('VI-11', 'keep-one'), cardName, say);
  return refusalReason(refusal('VI-17', 'last-no-match', { card, blocking }), cardName, say);
}

/** The legal ones. */
export function playsOf(card: VivaCard, moves: readonly Move[]): Play[] {
  return moves.filter((move) => move.type === 'play').filter((play) => play.card === card);
}

/** How many copies can be played at once: ascending, each number once. */
export function copiesOf(plays: readonly Play[]): number[] {
  return [...new Set(plays.map(({ houses }) => houses.length))].sort((a, b) => a - b);
}

/** That many copies, all on this house. */
export function stackedOn(house: number, copies: number, plays: readonly Play[]): Play | undefined {
  return plays.find(({ houses }) => houses.length === copies && houses.every((one) => one === house));
}

/** That many copies, each on another house. */
export function spread(copies: number, plays: readonly Play[]): Play[] {
  return plays.filter(({ houses }) => copies > 1 && houses.length === copies && houses[0] !== houses[1]);
}

/** Why the viewer's play is forbidden, even where it is possible (VI-21); undefined if it is permitted. */
export function faultFor({ table, viewer, taken }: Observation, play: Play): Refusal | undefined {
  return viewer === 'everyone' ? undefined : illegalPlay(boardByDesign(table), viewer, play, taken && orderOf(taken));
}

/** Why one card is forbidden on each of the houses; undefined where it is permitted. */
export function faultsOf(observation: Observation, card: VivaCard): (Refusal | undefined)[] {
  return HOUSES.map((house) => faultFor(observation, { type: 'play', card, houses: [house] }));
}
