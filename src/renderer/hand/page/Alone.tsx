import type { ReactNode } from 'react';
import type { Say } from '../../words/say.ts';
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

/** There is no such table for us. */
export function Gone({ say, why }: { readonly say: Say; readonly why: string }) {
  return (
    <Alone>
      <p role="alert">{why}</p>
      <button type="button" className="brass" onClick={goToDoor}>
        {say('hand.other-table')}
      </button>
    </Alone>
  );
}
