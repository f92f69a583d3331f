/** What is said of a moment by its card. */
import type { RomeCard } from '../../../cards/rome.ts';
import type { Messages } from '../../../words/say.ts';

/** What these words say of the moment of this card. Throws if they say nothing. */
export function messageOf(words: Messages, card: RomeCard, what = ''): string {
  const said = words[card + what];
  if (said === undefined) throw new RangeError(`the codex says nothing of ${card}${what}`);
  return said;
}
