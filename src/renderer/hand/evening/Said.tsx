import { Notices } from '../../paper/Notices.tsx';
import { useNotice } from '../../session/line/notice.ts';
import type { Spoken } from '../../words/say.ts';
import { useFetched } from '../page/useFetched.ts';
import { useSpoken } from '../page/useSpoken.ts';

const load = async () => (await import('./at-evening.tsx')).SAID;

/** Who refuses with sentences that this page does not bring along. */
const ELSEWHERE = ['desk', 'evening'];

/** What has to be said at once. The sentences of an evening are fetched when one of them is. */
export function Said({ words }: { readonly words: Spoken }) {
  const rule = useNotice(({ notice }) => notice?.refusal.rule);
  const { value, failed } = useFetched(ELSEWHERE.includes(rule ?? '') ? 'evening' : undefined, load);
  const evening = useSpoken(value?.words);
  const isFetched = rule === undefined || !ELSEWHERE.includes(rule) || value !== undefined || failed;
  return <Notices words={value ? evening : words} holds={!isFetched} />;
}
