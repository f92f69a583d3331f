import { Component, type ReactNode } from 'react';
import type { Say } from '../words/say.ts';
import { ErrorFallback, type FallbackKind } from './Fallen.tsx';

interface ErrorBoundaryProps {
  readonly kind: FallbackKind;
  readonly say: Say;
  /** What is shown: what fell over with one thing is tried anew with the next. */
  readonly at?: unknown;
  /** Back home, when going on does not help. */
  onLeave(): void;
  readonly children: ReactNode;
}

interface State {
  /** When it fell over, while it lies there, and when somebody went on last, in ms. */
  readonly failedAt: number | null;
  readonly continuedAt: number;
}

/** What falls over so soon after going on, in ms, will do so again. */
const CRASH_LOOP_MS = 2000;

/**
 * What falls over in here falls alone: the rest of the page, the seat and the line to the host stay. A class, since
 * React tells of errors further down to nothing else.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: performance.now() };
  }

  override state: State = { failedAt: null, continuedAt: Number.NEGATIVE_INFINITY };

  override componentDidCatch(error: unknown): void {
    // To the console, and to whoever listens for errors: the person can't do more about it.
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
    return <ErrorFallback kind={kind} say={say} again={fell - wentOn < CRASH_LOOP_MS} onGoOn={goOn} onLeave={onLeave} />;
  }
}
