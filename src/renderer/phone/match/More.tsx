import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';
import type { MatchProps, MatchView } from '../../match/use-match-view.ts';

export interface LazyPartProps {
  readonly at: MatchProps;
  readonly view: MatchView;
  /** Shown until it is loaded. */
  readonly children?: ReactNode;
}

interface Props<More> {
  /** Loads nothing while this is falsy. */
  readonly wanted: unknown;
  load(): Promise<ComponentType<LazyPartProps & More>>;
}

/** Loads a part when it is wanted. */
export function LazyPart<More>({ wanted, load, ...rest }: Props<More> & LazyPartProps & More) {
  const { value: What } = useLoaded(wanted ? 'more' : undefined, load);
  return What ? <What {...(rest as unknown as LazyPartProps & More)} /> : rest.children;
}
