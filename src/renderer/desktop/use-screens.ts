/** What home does not show is fetched once home is drawn: first the other pages, since a press waits for them, then three.js. */
import { useEffect, useState } from 'react';
import { fetchPortraits } from '../avatars/use-portraits.ts';
import { type Loaded, useLoaded } from '../hooks/use-loaded.ts';

/** All pages but home, and what is said above them. */
export type Screens = Awaited<ReturnType<typeof loadScreens>>;

let begin: () => void;
/** Resolves when the 3D table may load: after the other pages, whichever of them is wanted first. */
export const tableMayLoad = new Promise<void>((resolve) => {
  begin = resolve;
});

/** The other pages, with all there is of the games. */
async function loadScreens() {
  const { Screen, HomeSlips, Notices, GlobalKeys } = await import('./Screens.tsx');
  // It has come with them.
  const { provideAllGames } = await import('../games/index.ts');
  provideAllGames();
  void fetchPortraits();
  return { Screen, HomeSlips, Notices, GlobalKeys };
}

/** Resolves when what is on the page is drawn, with its typefaces. */
async function drawn(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await document.fonts.ready;
}

/** The other pages: loaded once home is drawn, or as soon as one of them is wanted. */
export function useScreens(isHome: boolean): Loaded<Screens> {
  const [isWanted, want] = useState(!isHome);
  const loaded = useLoaded(isWanted ? 'screens' : undefined, loadScreens);
  const isTablesTurn = loaded.failed || loaded.value !== undefined;
  useEffect(() => {
    if (isHome) void drawn().then(() => want(true));
    else want(true);
  }, [isHome]);
  useEffect(() => {
    if (isTablesTurn) begin();
  }, [isTablesTurn]);
  return loaded;
}
