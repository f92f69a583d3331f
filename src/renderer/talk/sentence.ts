import type { ChatEntry } from '#shared/protocol/talk.ts';
import type { Say } from '../words/say.ts';

/** What was said or shown, and by whom, as a line of text. */
export function chatSentence(line: ChatEntry, say: Say): string {
  const { name } = line;
  return line.kind === 'said'
    ? say('talk.said', { name, text: line.text })
    : say('shown.by', { name, shown: say(`shown.${line.gesture}`) });
}
