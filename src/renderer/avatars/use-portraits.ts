import { useEffect } from 'react';
import { loadWithRetry } from '../lazy/load-with-retry.ts';
import { create } from '../stores/create.ts';

type PortraitModule = typeof import('./portraits/portraits.tsx');

const usePortraitModule = create<{ readonly portraits?: PortraitModule }>(() => ({}));

let loading: Promise<void> | undefined;

/** Loads the portraits once; signs and initials show until then. */
export function fetchPortraits(): Promise<void> {
  loading ??= loadWithRetry(() => import('./portraits/portraits.tsx')).then((portraits) =>
    usePortraitModule.setState({ portraits }),
  );
  return loading;
}

/** How portraits are drawn, once wanted and loaded. */
export function usePortraits(wanted = true): PortraitModule | undefined {
  useEffect(() => {
    if (wanted) void fetchPortraits();
  }, [wanted]);
  return usePortraitModule(({ portraits }) => portraits);
}
