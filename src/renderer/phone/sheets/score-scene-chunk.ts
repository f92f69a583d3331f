/** The chunk a phone loads with its first score: a deal's result in a few words, before its numbers. */
import { partsFromKit } from '../../games/from-kit.ts';
import type { Highlights, PanelProps, TableGame } from '../../games/game.ts';
import { SCORE_ANIMATION } from '../../i18n/messages/en/over-the-table.ts';
import type { ScoreScene } from '../../match/Score.tsx';
import { resultFirst } from '../../match/score-scene.ts';
import { turningPointInWords } from '../../match/turning-point.ts';
import { wordsWith } from '../page/use-words.ts';

const HIGHLIGHTS = import.meta.glob<Highlights>('../../games/*/highlights.ts', { import: 'default' });
const WORDS = wordsWith(SCORE_ANIMATION);

/** The scene of a game's score; with a television in the room only the verdict, since that shows the rest. */
type SceneOf = (game: TableGame, panel: PanelProps, isBrief: boolean) => ScoreScene | undefined;

/** Loads how a game tells its score. */
export async function loadScoreScene(id: string): Promise<SceneOf> {
  const own = await HIGHLIGHTS[`../../games/${id}/highlights.ts`]?.();
  return (game, panel, isBrief) => {
    const highlights = own ?? partsFromKit(game).highlights;
    const say: PanelProps['say'] = (key, params) => (WORDS.has(key) ? WORDS : panel).say(key, params);
    const told = { ...panel, say };
    const plan = highlights?.scoreAnimation?.(panel.observation, told);
    if (!plan) return undefined;
    return {
      ...resultFirst(plan, told),
      open: say('score.sheet'),
      ...(!isBrief && { showsTotals: true, turningPoint: turningPointInWords(told) }),
    };
  };
}
