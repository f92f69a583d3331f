import type { ReactNode } from 'react';
import { Boundary } from '../../paper/Boundary.tsx';
import type { Kind } from '../../paper/Fallen.tsx';
import { goTo } from './route.ts';
import { useWords } from './useWords.ts';

interface Props {
  readonly kind: Kind;
  readonly at?: unknown;
  readonly children: ReactNode;
}

/** A part of the app that falls over alone. */
export function Part(props: Props) {
  const { say } = useWords();
  return <Boundary {...props} say={say} onLeave={() => goTo({ screen: 'home' })} />;
}
