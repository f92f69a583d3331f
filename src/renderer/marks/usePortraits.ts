import { useEffect } from 'react';
import { create } from 'zustand';

type Gallery = typeof import('./portraits/portraits.tsx');

const useGallery = create<{ readonly gallery?: Gallery }>(() => ({}));

let asked: Promise<void> | undefined;

/** Fetches the portraits, once; where that fails signs and initials stay. */
export function fetchPortraits(): Promise<void> {
  asked ??= import('./portraits/portraits.tsx').then(
    (gallery) => useGallery.setState({ gallery }),
    () => undefined,
  );
  return asked;
}

/** How portraits are drawn, once somebody wants one and they are there. */
export function usePortraits(wanted = true): Gallery | undefined {
  useEffect(() => {
    if (wanted) void fetchPortraits();
  }, [wanted]);
  return useGallery(({ gallery }) => gallery);
}
