import type { ReactNode } from 'react';
import type { Refusal } from '#shared/engine/refusal.ts';
import type { Say, Spoken } from '../../words/say.ts';
import { goToDoor } from './place.ts';

/** One sentence on an otherwise empty page, and what can be done about it. */
export function Alone({ busy = false, children }: { readonly busy?: boolean; readonly children: ReactNode }) {
  return (
    <main className="alone" aria-busy={busy}>
      {children}
    </main>
  );
}

export function Looking({ say }: { readonly say: Say }) {
  return (
    <Alone busy>
      <p role="status">{say('hand.connecting')}</p>
    </Alone>
  );
}

/** There is no such table for us, or no room: the host says why. */
export function Gone({ words: { say, has }, why }: { readonly words: Spoken; readonly why: Refusal }) {
  return (
    <Alone>
      <h1 className="unseen">{say('app.name')}</h1>
      <p role="alert">{has(why.reason) ? say(why.reason, why.params) : say('table.gone')}</p>
      <button type="button" className="brass" onClick={goToDoor}>
        {say('hand.other-table')}
      </button>
    </Alone>
  );
}
