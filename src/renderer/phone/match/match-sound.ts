import { useEffect } from 'react';
import { useReducedMotion } from '../../client/device/use-reduced-motion.ts';
import { useMatchSound, viewKeyOf } from '../../match/use-match-sound.ts';
import type { MatchProps, MatchView } from '../../match/use-match-view.ts';
import { loadAudio, mixingDesk } from '../../sound/load-audio.ts';

interface Props {
  readonly at: MatchProps;
  readonly view: MatchView;
}

/** The chunk a phone loads to hear the match. No cards fly here, so their sounds follow the flat table's changes. */
export function MatchSound({ at: { table, shown }, view }: Props) {
  const listening = useMatchSound({ ...view, game: table.game, viewKey: viewKeyOf(shown) });
  const { scene } = view;
  const reduced = useReducedMotion();
  useEffect(() => {
    loadAudio();
  }, []);
  useEffect(() => {
    mixingDesk()?.show(scene, listening, { speed: 1, reduced });
  }, [scene, listening, reduced]);
  return null;
}
