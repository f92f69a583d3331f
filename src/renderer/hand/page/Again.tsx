import { useLayoutEffect, useRef } from 'react';
import { focusFirst } from '../../keys/focus.ts';
import type { Say } from '../../words/say.ts';
import type { Fetched } from './useFetched.ts';

interface Props extends Pick<Fetched<unknown>, 'tried' | 'again'> {
  readonly say: Say;
}

/** Fetches once more what failed. Who pressed it by a key stays on it meanwhile, and is in the sheet when that has come. */
export function Again({ tried, ...press }: Props) {
  return tried ? <Button {...press} /> : null;
}

function Button({ again, say }: Omit<Props, 'tried'>) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const { current } = button;
    const sheet = current?.closest('dialog');
    return () => {
      if (sheet && current === document.activeElement) focusFirst(sheet);
    };
  }, []);
  return (
    <button ref={button} type="button" className="brass" onClick={again}>
      {say('hand.fetch-again')}
    </button>
  );
}
