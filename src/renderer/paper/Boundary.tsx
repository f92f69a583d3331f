import { Component, type ReactNode } from 'react';
import type { Say } from '../words/say.ts';
import { Fallen, type Kind } from './Fallen.tsx';

interface Props {
  readonly kind: Kind;
  readonly say: Say;
  /** What is shown: what fell over with one thing is tried anew with the next. */
  readonly at?: unknown;
  /** Back home, when going on does not help. */
  onLeave(): void;
  readonly children: ReactNode;
}

interface State {
  /** When it fell over, while it lies there, and when somebody went on last, in ms. */
  readonly fell: number | null;
  readonly wentOn: number;
}

/** What falls over so soon after going on, in ms, will do so again. */
const AT_ONCE = 2000;

/**
 * What falls over in here falls alone: the rest of the page, the seat and the line to the host stay. A class, since
 * React tells of errors further down to nothing else.
 */
export class Boundary extends Component<Props, State> {
  static getDerivedStateFromError(): Partial<State> {
    return { fell: performance.now() };
  }

  override state: State = { fell: null, wentOn: Number.NEGATIVE_INFINITY };

  override componentDidCatch(error: unknown): void {
    // To the console, and to whoever listens for errors: the person can't do more about it.
    reportError(error);
  }

  override componentDidUpdate({ at }: Props): void {
    if (at !== this.props.at && this.state.fell !== null) this.setState({ fell: null });
  }

  override render(): ReactNode {
    const { kind, say, onLeave, children } = this.props;
    const { fell, wentOn } = this.state;
    if (fell === null) return children;
    const goOn = (): void => this.setState({ fell: null, wentOn: performance.now() });
    return <Fallen kind={kind} say={say} again={fell - wentOn < AT_ONCE} onGoOn={goOn} onLeave={onLeave} />;
  }
}
