import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../paper/Boundary.tsx';
import type { FallbackKind } from '../../paper/Fallen.tsx';
import { goToCodeEntry } from './place.ts';
import { useWords } from './useSpoken.ts';

interface Props {
  readonly kind: FallbackKind;
  readonly at?: unknown;
  readonly children: ReactNode;
}

/** A part of the phone's page that falls over alone. */
export function Part(props: Props) {
  const { say } = useWords();
  return <ErrorBoundary {...props} say={say} onLeave={goToCodeEntry} />;
}
