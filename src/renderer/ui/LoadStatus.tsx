import { useLayoutEffect, useRef } from 'react';
import type { Fetched } from '../hooks/use-loaded.ts';
import type { Say } from '../i18n/say.ts';
import { focusFirst } from '../input/focus.ts';

interface Props extends Omit<Fetched<unknown>, 'value'> {
  readonly say: Say;
}

/** Loading, or failed to load. */
export function LoadStatus({ failed, tried, again, say }: Props) {
  return (
    <>
      <p role={failed ? 'alert' : 'status'} data-loading={failed ? undefined : ''}>
        {say(failed ? 'loading.failed' : 'loading')}
      </p>
      {tried && (
        <>
          <RetryButton again={again} say={say} />
          <button type="button" onClick={() => location.reload()}>
            {say('error.reload')}
          </button>
        </>
      )}
    </>
  );
}

/** The keyboard focus stays on the button meanwhile, and moves into the sheet once loaded. */
function RetryButton({ again, say }: Pick<Props, 'again' | 'say'>) {
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
      {say('loading.again')}
    </button>
  );
}
