import type { ComponentProps } from 'react';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { Score } from '../../match/Score.tsx';
import { loadScoreScene } from './score-scene-chunk.ts';

/** The score, as soon as the words that it begins with are here; without them, should they not come. */
export function ScoreWithScene(props: ComponentProps<typeof Score>) {
  const { table, game, panel } = props;
  const { value: sceneOf, failed } = useLoaded(table.game, loadScoreScene);
  return sceneOf || failed ? <Score {...props} scene={sceneOf?.(game, panel, table.screens > 0)} /> : null;
}
