import { type Assist, loadAssist } from '../../games/load-assist.ts';
import { loadGame } from '../../games/load-game.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { CardCount } from '../../match/counting/Counted.tsx';
import type { MatchProps, MatchView } from '../../match/use-match-view.ts';
import { useWords } from '../page/use-words.ts';

interface Props {
  readonly at: MatchProps;
  readonly view: MatchView;
}

/** Loads the game's messages too, since they name what is counted. */
async function load(id: string): Promise<Assist | undefined> {
  const [game, assist] = await Promise.all([loadGame(id), loadAssist(id)]);
  return game && assist && { ...assist, words: { ...game.words, ...assist.words } };
}

/** The chunk a phone loads for the card count. */
export function PhoneCardCount({ at: { table }, view: { settled: told } }: Props) {
  const { value: loaded } = useLoaded(table.game, load);
  const { say } = useWords(loaded?.words);
  return loaded?.cardCounter && table.settings.counting ? (
    <CardCount panel={told} count={loaded.cardCounter} say={say} />
  ) : null;
}
