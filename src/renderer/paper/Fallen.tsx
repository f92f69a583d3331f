import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusFirst } from '../keys/focus.ts';
import type { Say } from '../words/say.ts';
import { Slip } from './Slip.tsx';

/** What can fall over: a page or a sheet of it, a slip at the edge, the table that is drawn. */
export type FallbackKind = 'page' | 'slip' | 'tabletop';

interface ErrorFallbackProps {
  readonly kind: FallbackKind;
  readonly say: Say;
  /** Going on has not helped. */
  readonly again: boolean;
  onGoOn(): void;
  onLeave(): void;
}

/** Says that something went wrong, and what can be done about it: where it stood, or above everything. */
export function ErrorFallback({ kind, ...words }: ErrorFallbackProps) {
  return kind === 'slip' ? <Within {...words} kind={kind} /> : <Above {...words} kind={kind} />;
}

function Within(props: ErrorFallbackProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    focusIfLost(box.current);
  }, []);
  return (
    <div ref={box} className="fallen" data-kind={props.kind} role="alert">
      <ErrorMessage {...props} />
    </div>
  );
}

/** A sheet holds off all presses beside it: what fell over is said within the one on top. */
function Above(props: ErrorFallbackProps) {
  const sheet = useTopSheet();
  return createPortal(<Floating {...props} />, sheet ?? document.body);
}

function Floating(props: ErrorFallbackProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.showPopover();
    focusIfLost(box.current);
  }, []);
  return (
    <div ref={box} className="fallen" data-kind={props.kind} role="alert" popover="manual">
      <ErrorMessage {...props} />
    </div>
  );
}

function useTopSheet(): Element | undefined {
  const [sheet, setSheet] = useState<Element>();
  useLayoutEffect(() => {
    const look = (): void => setSheet([...document.querySelectorAll('dialog:modal')].at(-1));
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, []);
  return sheet;
}

/** Who was just at what fell over has lost the focus with it. */
function focusIfLost(box: HTMLElement | null): void {
  if (box && document.activeElement === document.body) focusFirst(box);
}

function ErrorMessage({ kind, say, again, onGoOn, onLeave }: ErrorFallbackProps) {
  return (
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
  );
}
