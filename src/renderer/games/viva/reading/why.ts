/** Why a card of the own hand can't be played, in the words of the rules. */
import { shareColour, type VivaCard } from '#shared/cards/viva.ts';
import { refusal } from '#shared/engine/refusal.ts';
import type { Observation } from '#shared/games/viva/state/observation.ts';
import { refusalReason } from '../../../words/refusals.ts';
import type { Say } from '../../../words/say.ts';
import { cardName } from './names.ts';
import { faultsOf } from './plays.ts';

/** A sentence; also for a card that may be played, where another phase or the turn forbids it. */
export function refusalOf(observation: Observation, card: VivaCard, say: Say): string {
  const { turn, viewer, phase, table } = observation;
  if (turn !== viewer) return say('why.turn');
  if (phase === 'answer') return say('why.answer');
  if (table.hand?.length === 1) return whyNotLast(observation, card, say);
  const [fault] = faultsOf(observation, card);
  if (fault && fault.rule !== 'VI-8') return refusalReason(fault, cardName, say);
  return say('why.no-match');
}

/** VI-17: the last card goes on a blocking card alone. */
function whyNotLast({ table }: Observation, card: VivaCard, say: Say): string {
  const blocking = table.general;
  if (!blocking || shareColour(card, blocking)) return refusalReason(refusal('VI-11', 'keep-one'), cardName, say);
  return refusalReason(refusal('VI-17', 'last-no-match', { card, blocking }), cardName, say);
}
