import type { ReactNode } from 'react';

/** The state of play in brass, always in sight: trump, target, what is blocked. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <dl className="badge">{children}</dl>;
}

interface FactProps {
  readonly term: ReactNode;
  /** It gives way where there is hardly room. */
  readonly isSpare?: boolean;
  readonly children: ReactNode;
}

/** A fact on the badge. */
export function Fact({ term, isSpare, children }: FactProps) {
  return (
    <div data-essential={isSpare ? undefined : ''}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
