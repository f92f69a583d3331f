import type { ComponentType, ReactNode } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';
import type { MatchProps, MatchView } from '../../match/use-match-view.ts';

export interface LazyPartProps {
  readonly at: MatchProps;
  readonly view: MatchView;
  /** What stands there without it. */
  readonly children?: ReactNode;
}

interface Props<More> {
  /** Nothing is fetched before. */
  readonly wanted: unknown;
  load(): Promise<ComponentType<LazyPartProps & More>>;
}

/** For who asked for it: fetched then. */
export function LazyPart<More>({ wanted, load, ...rest }: Props<More> & LazyPartProps & More) {
  const { value: What } = useLoaded(wanted ? 'more' : undefined, load);
  return What ? <What {...(rest as unknown as LazyPartProps & More)} /> : rest.children;
}
