import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../paper/Boundary.tsx';
import type { FallbackKind } from '../../paper/Fallen.tsx';
import { goTo } from './route.ts';
import { useWords } from './useWords.ts';

interface Props {
  readonly kind: FallbackKind;
  readonly at?: unknown;
  readonly children: ReactNode;
}

/** A part of the app that falls over alone. */
export function Part(props: Props) {
  const { say } = useWords();
  return <ErrorBoundary {...props} say={say} onLeave={() => goTo({ screen: 'home' })} />;
}
