import { useEffect } from 'react';
import { sightOf, useHeard } from '../../match/useHeard.ts';
import type { MatchProps, MatchView } from '../../match/useMatchView.ts';
import { useReducedMotion } from '../../session/device/useReducedMotion.ts';
import { atDesk, openEars } from '../../sound/ears.ts';

interface Props {
  readonly at: MatchProps;
  readonly view: MatchView;
}

/** What a phone fetches for who wants to hear the match. No cards fly here: they are heard as they would on the cloth that this page draws flat. */
export function Hearing({ at: { table, shown }, view }: Props) {
  const listening = useHeard({ ...view, game: table.game, sight: sightOf(shown) });
  const { scene } = view;
  const reduced = useReducedMotion();
  useEffect(() => {
    openEars();
  }, []);
  useEffect(() => {
    atDesk()?.show(scene, listening, { speed: 1, reduced });
  }, [scene, listening, reduced]);
  return null;
}
