import { useEffect, useRef } from 'react';
import type { Say } from '../../words/say.ts';
import { focusFirst } from '../keys/focus.ts';
import type { Kind } from './Boundary.tsx';
import { Slip } from './Slip.tsx';

interface Props {
  readonly kind: Kind;
  readonly say: Say;
  /** Going on has not helped. */
  readonly again: boolean;
  onGoOn(): void;
  onLeave(): void;
}

/** Says that something went wrong, and what can be done about it: where it stood, or above everything. */
export function Fallen({ kind, say, again, onGoOn, onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const above = kind !== 'slip';
  useEffect(() => {
    if (above) box.current?.showPopover();
    // Who was just at what fell over has lost the focus with it.
    if (box.current && document.activeElement === document.body) focusFirst(box.current);
  }, [above]);
  return (
    <div ref={box} className="fallen" data-kind={kind} role="alert" {...(above && { popover: 'manual' })}>
      <Slip title={say('fallen.title')}>
        <p>{say(again ? 'fallen.again' : `fallen.${kind}`)}</p>
        <div className="choices">
          {again ? (
            <>
              <button type="button" className="brass" data-first onClick={onLeave}>
                {say('home.back')}
              </button>
              <button type="button" onClick={() => location.reload()}>
                {say('fallen.reload')}
              </button>
            </>
          ) : (
            <button type="button" className="brass" data-first onClick={onGoOn}>
              {say('fallen.go-on')}
            </button>
          )}
        </div>
      </Slip>
    </div>
  );
}
