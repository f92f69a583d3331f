import { useConnection } from '../../client/connection/connection.ts';
import { useWords } from '../../games/use-words.ts';
import { addressOf } from '../../ui/route.ts';

/** The two pages of the history. Statistics are for whoever sits at the host's computer. */
export function HistoryTabs({ at }: { readonly at: 'records' | 'statistics' }) {
  const { say } = useWords();
  const isHome = useConnection(({ rights }) => rights.home);
  if (!isHome) return null;
  return (
    <nav className="history-tabs choices" aria-label={say('home.history')}>
      <a
        className="button"
        aria-current={at === 'records' ? 'page' : undefined}
        href={addressOf({ screen: 'records' })}
      >
        {say('history.matches')}
      </a>
      <a
        className="button"
        aria-current={at === 'statistics' ? 'page' : undefined}
        href={addressOf({ screen: 'statistics' })}
      >
        {say('statistics.title')}
      </a>
    </nav>
  );
}
