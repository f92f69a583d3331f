import type { ReactNode } from 'react';
import { addressOf, type Route } from '../../ui/route.ts';

interface Props {
  readonly to: Route;
  /** What a screen reader says in place of the children. */
  readonly label?: string;
  /** A line that says what for. */
  readonly about?: string;
  readonly first?: boolean;
  readonly children: ReactNode;
}

/** One item of a list of pages: a link to it, and what it is for. */
export function Way({ to, label, about, first, children }: Props) {
  return (
    <li>
      <a className="button" data-autofocus={first} aria-label={label} href={addressOf(to)}>
        {children}
      </a>
      {about && <p className="small">{about}</p>}
    </li>
  );
}
