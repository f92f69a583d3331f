import type { ReactNode } from 'react';
import { useWords } from '../games/use-words.ts';
import { ErrorBoundary, type FallbackKind } from '../ui/ErrorBoundary.tsx';
import { goTo } from '../ui/route.ts';

interface Props {
  readonly kind: FallbackKind;
  readonly at?: unknown;
  readonly children: ReactNode;
}

/** Wraps a part of the app in an error boundary of its own. */
export function Part(props: Props) {
  const { say } = useWords();
  return <ErrorBoundary {...props} say={say} onLeave={() => goTo({ screen: 'home' })} />;
}
