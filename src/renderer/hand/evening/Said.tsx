import { Notices } from '../../paper/Notices.tsx';
import { useFetched } from '../../react/useFetched.ts';
import { useNotice } from '../../session/line/notice.ts';
import type { CardName } from '../../words/refusals.ts';
import type { Spoken } from '../../words/say.ts';
import { useSpoken } from '../page/useSpoken.ts';

/** Who refuses with sentences that this page does not bring along. */
const ELSEWHERE = ['desk', 'evening'];

const load = async (whose: string) =>
  whose === 'host' ? (await import('../page/refusals.ts')).REFUSALS : (await import('./at-evening.tsx')).SAID;

interface Props {
  readonly words: Spoken;
  /** What the cards of the game one is at are called. */
  readonly cardName?: CardName | undefined;
}

/** What has to be said at once. The sentences of an evening, and those that are seldom said, are fetched when one of them is. */
export function Said({ words, cardName }: Props) {
  const { rule = '', reason = '' } = useNotice(({ notice }) => notice?.refusal) ?? {};
  const whose = ELSEWHERE.includes(rule) ? 'evening' : rule === 'host' && !words.has(reason) ? rule : undefined;
  const { value, failed } = useFetched(whose, load);
  const fetched = useSpoken(value?.words);
  return (
    <Notices words={value ? fetched : words} cardName={cardName} holds={whose !== undefined && !value && !failed} />
  );
}
