/** Events told to a match, for the tests of games. */
import { type Match, play, refuseEvent } from '../match.ts';
import type { GameEvent, GameTypes } from '../rules.ts';

type EventOf<G extends GameTypes> = GameEvent<G['Move'], G['Chance']>;

/** What the engine says to this event; the match stays as it is. */
export function refusalOf<G extends GameTypes>(match: Match<G>, event: EventOf<G>): string | undefined {
  const refused = refuseEvent(match, event);
  return refused && `${refused.rule} ${refused.reason}`;
}

/** The event takes place; throws where the rules refuse it. */
export function takePlace<G extends GameTypes>(match: Match<G>, event: EventOf<G>): void {
  const refused = play(match, event);
  if (refused) throw new Error(`${JSON.stringify(event)} is refused: ${refused.rule} ${refused.reason}`);
}

/** The words of a text, however much space lies between them. */
export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
