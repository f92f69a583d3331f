import type { ReactNode } from 'react';

/** The state of play in brass, always in sight: trump, target, what is blocked. */
export function Badge({ children }: { readonly children: ReactNode }) {
  return <dl className="badge">{children}</dl>;
}

interface FactProps {
  readonly term: ReactNode;
  readonly children: ReactNode;
}

/** A fact on the badge. */
export function Fact({ term, children }: FactProps) {
  return (
    <div data-essential="">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
