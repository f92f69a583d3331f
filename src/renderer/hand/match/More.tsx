import type { ComponentType, ReactNode } from 'react';
import type { MatchProps, MatchView } from '../../match/useMatchView.ts';
import { useLoaded } from '../../react/useLoaded.ts';

export interface MoreProps {
  readonly at: MatchProps;
  readonly view: MatchView;
  /** What stands there without it. */
  readonly children?: ReactNode;
}

interface Props<More> {
  /** Nothing is fetched before. */
  readonly wanted: unknown;
  load(): Promise<ComponentType<MoreProps & More>>;
}

/** For who asked for it: fetched then. */
export function More<More>({ wanted, load, ...rest }: Props<More> & MoreProps & More) {
  const { value: What } = useLoaded(wanted ? 'more' : undefined, load);
  return What ? <What {...(rest as unknown as MoreProps & More)} /> : rest.children;
}
