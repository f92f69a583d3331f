import { type LoadedCardCounter, loadCardCount } from '../../games/load-card-count.ts';
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
async function load(id: string): Promise<LoadedCardCounter | undefined> {
  const [game, counting] = await Promise.all([loadGame(id), loadCardCount(id)]);
  return game && counting && { ...counting, words: { ...game.words, ...counting.words } };
}

/** The chunk a phone loads for the card count. */
export function PhoneCardCount({ at: { table }, view: { settled: told } }: Props) {
  const { value: loaded } = useLoaded(table.game, load);
  const { say } = useWords(loaded?.words);
  return loaded && table.settings.counting ? <CardCount panel={told} loaded={loaded} say={say} /> : null;
}
