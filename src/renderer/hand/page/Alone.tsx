import type { ReactNode } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Say, Translator } from '../../words/say.ts';
import { goToCodeEntry } from './place.ts';

/** One sentence on an otherwise empty page, and what can be done about it. */
export function MessagePage({ busy = false, children }: { readonly busy?: boolean; readonly children: ReactNode }) {
  return (
    <main className="alone" aria-busy={busy}>
      {children}
    </main>
  );
}

export function LoadingPage({ say }: { readonly say: Say }) {
  return (
    <MessagePage busy>
      <p role="status">{say('hand.connecting')}</p>
    </MessagePage>
  );
}

/** There is no such table for us, or no room: the host says why. */
export function NotFoundPage({ words: { say, has }, why }: { readonly words: Translator; readonly why: Refusal }) {
  return (
    <MessagePage>
      <h1 className="unseen">{say('app.name')}</h1>
      <p role="alert">{has(why.reason) ? say(why.reason, why.params) : say('table.gone')}</p>
      <button type="button" className="brass" onClick={goToCodeEntry}>
        {say('hand.other-table')}
      </button>
    </MessagePage>
  );
}
