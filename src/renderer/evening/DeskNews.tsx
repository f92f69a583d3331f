import { useEffect } from 'react';
import type { DeskMessage, EveningView } from '#shared/protocol/evening.ts';
import { dismissNews, useEvening } from '../client/evening/evening.ts';
import type { Say } from '../i18n/say.ts';
import { TopSlip } from '../ui/Toasts.tsx';

/** Long, short, long, in ms: different from the turn's vibration. */
const BUZZ_MS = [200, 100, 80, 100, 200];

/** The desk's announcements to all or to the viewer's table, over everything until read. */
export function DeskNews({ say }: { readonly say: Say }) {
  const evening = useEvening((state) => state.evening);
  const word = useEvening(({ news }) => news.findLast((one) => isFor(one, evening)));
  useEffect(() => {
    if (word && 'vibrate' in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(BUZZ_MS);
  }, [word]);
  if (!word) return null;
  return (
    <div className="notices" role="status">
      <TopSlip key={word.number}>
        <p>{sentence(word, say)}</p>
        <button type="button" onClick={() => dismissNews(word)}>
          {say('own-evening.read')}
        </button>
      </TopSlip>
    </div>
  );
}

function isFor({ table }: DeskMessage, evening: EveningView | null | undefined): boolean {
  return table === null || table === evening?.mine?.table;
}

function sentence({ table, text }: DeskMessage, say: Say): string {
  if (text === null) return say('own-evening.call', { table: table ?? 0 });
  return say(table === null ? 'own-evening.word' : 'own-evening.word.table', { text });
}
