import { useToast } from '../../client/connection/refusals.ts';
import { useFetched } from '../../hooks/use-loaded.ts';
import type { CardName } from '../../i18n/refusals.ts';
import type { Translator } from '../../i18n/say.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { useWords } from '../page/use-words.ts';

/** Sources of refusals whose messages load on demand. */
const LAZY_MESSAGES = ['desk', 'evening'];

const load = async (whose: string) =>
  whose === 'host'
    ? (await import('../page/refusal-messages.ts')).REFUSAL_MESSAGES
    : (await import('./evening-chunk.tsx')).EVENING_REFUSALS;

interface Props {
  readonly words: Translator;
  /** The card names of the current game. */
  readonly cardName?: CardName | undefined;
}

/** Shows toasts. Evening messages and rare ones load when one of them is needed. */
export function PhoneNotices({ words, cardName }: Props) {
  const { rule = '', reason = '' } = useToast(({ notice }) => notice?.refusal) ?? {};
  const whose = LAZY_MESSAGES.includes(rule) ? 'evening' : rule === 'host' && !words.has(reason) ? rule : undefined;
  const { value, failed } = useFetched(whose, load);
  const fetched = useWords(value?.words);
  return (
    <Toasts words={value ? fetched : words} cardName={cardName} holds={whose !== undefined && !value && !failed} />
  );
}
