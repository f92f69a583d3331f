import { useMemo } from 'react';
import { useToast } from '../../client/connection/refusals.ts';
import type { LoadedGame } from '../../games/load-game.ts';
import { loadRefusalMessages } from '../../games/load-texts.ts';
import { useFetched } from '../../hooks/use-loaded.ts';
import { isRule } from '../../i18n/refusals.ts';
import type { Translator } from '../../i18n/say.ts';
import { Toasts } from '../../ui/Toasts.tsx';
import { useWords } from '../page/use-words.ts';

/** Sources of refusals whose messages load on demand. */
const LAZY_MESSAGES = ['desk', 'evening'];

const load = async (whose: string) => {
  if (whose === 'host') return (await import('../page/refusal-messages.ts')).REFUSAL_MESSAGES;
  if (whose === 'evening') return (await import('./evening-chunk.tsx')).EVENING_REFUSALS;
  return { words: await loadRefusalMessages(whose) };
};

/** Whose messages a refusal needs: an evening's, the host's and engine's rare ones, or a game's, by its id. */
function messagesFor(rule: string, isKnown: boolean, game: string | undefined): string | undefined {
  if (LAZY_MESSAGES.includes(rule)) return 'evening';
  if (isKnown) return undefined;
  return ['host', 'record'].includes(rule) ? 'host' : isRule(rule) ? game : undefined;
}

interface Props {
  readonly words: Translator;
  /** The current game. */
  readonly game?: LoadedGame | undefined;
}

/** Shows toasts. Messages of an evening, of a game's rules and rare ones load when one of them is needed. */
export function PhoneNotices({ words, game }: Props) {
  const { rule = '', reason = '' } = useToast(({ notice }) => notice?.refusal) ?? {};
  const whose = messagesFor(rule, words.has(reason), game?.id);
  const { value, failed } = useFetched(whose, load);
  const fetched = useWords(useMemo(() => ({ ...game?.words, ...value?.words }), [game, value]));
  return (
    <Toasts
      words={value ? fetched : words}
      cardName={game?.game.cardName}
      holds={whose !== undefined && !value && !failed}
    />
  );
}
