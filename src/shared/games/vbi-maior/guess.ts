/** What spectators of Vbi Maior guess: who plays a turn's first card that doesn't fit (VM-14). */
import { isRome } from '../../cards/rome.ts';
import type { Guess } from '../../engine/guess.ts';
import type { Observation } from './state/observation.ts';
import { isTurn, type PublicMove, type StoryEvent } from './state/table.ts';

/** From a turn's deal on, until half of its cards are turned up. Nobody does in a turn without a fault. */
export function guess({ turn, phase, story, decks }: Observation): Guess | undefined {
  if (turn === 0) return undefined;
  const fault = story.find(isFault);
  const played = story.filter(({ type }) => type === 'turn-up').length;
  const left = decks.reduce((sum, { size }) => sum + size, 0);
  return {
    deal: turn - 1,
    question: 'misplay',
    about: null,
    choices: [...[...decks.keys()].map((seat) => [seat]), []],
    isOpen: played === 0 || played < left,
    out: [],
    ...(fault ? { answer: fault.by } : !isTurn({ turn, phase }) && { answer: null }),
  };
}

/** A Rome card that didn't fit, or that somebody who is out still had (VM-17). */
function isFault(event: StoryEvent): event is Extract<PublicMove, { type: 'turn-up' | 'out' }> {
  if (event.type === 'turn-up') return event.fate === 'returned' && isRome(event.card);
  return event.type === 'out' && event.cards.some(isRome);
}
