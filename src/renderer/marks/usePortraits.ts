import { useEffect } from 'react';
import { create } from 'zustand';
import { surely } from '../fetch/surely.ts';

type Gallery = typeof import('./portraits/portraits.tsx');

const useGallery = create<{ readonly gallery?: Gallery }>(() => ({}));

let asked: Promise<void> | undefined;

/** Fetches the portraits, once; until they come there are signs and initials. */
export function fetchPortraits(): Promise<void> {
  asked ??= surely(() => import('./portraits/portraits.tsx')).then((gallery) => useGallery.setState({ gallery }));
  return asked;
}

/** How portraits are drawn, once somebody wants one and they are there. */
export function usePortraits(wanted = true): Gallery | undefined {
  useEffect(() => {
    if (wanted) void fetchPortraits();
  }, [wanted]);
  return useGallery(({ gallery }) => gallery);
}
