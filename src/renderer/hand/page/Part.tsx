import type { ReactNode } from 'react';
import { Boundary } from '../../paper/Boundary.tsx';
import type { Kind } from '../../paper/Fallen.tsx';
import { goToDoor } from './place.ts';
import { useSpoken } from './useSpoken.ts';

interface Props {
  readonly kind: Kind;
  readonly at?: unknown;
  readonly children: ReactNode;
}

/** A part of the phone's page that falls over alone. */
export function Part(props: Props) {
  const { say } = useSpoken();
  return <Boundary {...props} say={say} onLeave={goToDoor} />;
}
