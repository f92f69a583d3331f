import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Say } from '../i18n/say.ts';
import { focusFirst } from '../input/focus.ts';
import { Slip } from './Slip.tsx';

/** What can fail: a page or a sheet, a slip at the edge, the drawn table. */
export type FallbackKind = 'page' | 'slip' | 'tabletop';

interface ErrorFallbackProps {
  readonly kind: FallbackKind;
  readonly say: Say;
  /** Continuing has not helped. */
  readonly again: boolean;
  onGoOn(): void;
  onLeave(): void;
}

/** Says that something failed and what can be done: in its place, or above everything. */
function ErrorFallback({ kind, ...words }: ErrorFallbackProps) {
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

/** An open sheet blocks presses beside it, so the message is within the top one. */
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

/** Moves the focus here if it was lost with the failed part. */
function focusIfLost(box: HTMLElement | null): void {
  if (box && document.activeElement === document.body) focusFirst(box);
}

function ErrorMessage({ kind, say, again, onGoOn, onLeave }: ErrorFallbackProps) {
  return (
    <Slip title={say('error.title')}>
      <p>{say(again ? 'error.again' : kind === 'tabletop' ? 'error.tabletop' : 'error.part')}</p>
      <div className="choices">
        {again ? (
          <>
            <button type="button" className="brass" data-autofocus onClick={onLeave}>
              {say('home.back')}
            </button>
            <button type="button" onClick={() => location.reload()}>
              {say('error.reload')}
            </button>
          </>
        ) : (
          <button type="button" className="brass" data-autofocus onClick={onGoOn}>
            {say('error.go-on')}
          </button>
        )}
      </div>
    </Slip>
  );
}

interface ErrorBoundaryProps {
  readonly kind: FallbackKind;
  readonly say: Say;
  /** What is shown: a part that failed with one value is tried again with the next. */
  readonly at?: unknown;
  /** Goes home, when continuing does not help. */
  onLeave(): void;
  readonly children: ReactNode;
}

interface State {
  /** When it failed, while the fallback shows, and when somebody last continued, in ms. */
  readonly failedAt: number | null;
  readonly continuedAt: number;
}

/** A failure this soon after continuing, in ms, will recur. */
const CRASH_LOOP_MS = 2000;

/**
 * Contains a failure: the rest of the page, the seat and the connection stay. A class, since React reports child errors
 * only to classes.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: performance.now() };
  }

  override state: State = { failedAt: null, continuedAt: Number.NEGATIVE_INFINITY };

  override componentDidCatch(error: unknown): void {
    // To the console and to error listeners, since the user can't do more.
    reportError(error);
  }

  override componentDidUpdate({ at }: ErrorBoundaryProps): void {
    if (at !== this.props.at && this.state.failedAt !== null) this.setState({ failedAt: null });
  }

  override render(): ReactNode {
    const { kind, say, onLeave, children } = this.props;
    const { failedAt: fell, continuedAt: wentOn } = this.state;
    if (fell === null) return children;
    const goOn = (): void => this.setState({ failedAt: null, continuedAt: performance.now() });
    return (
      <ErrorFallback kind={kind} say={say} again={fell - wentOn < CRASH_LOOP_MS} onGoOn={goOn} onLeave={onLeave} />
    );
  }
}
