import type { PanelProps } from '../../games/game.ts';
import { useWhispers, Whispering } from '../../match/lesson/Whispering.tsx';
import { Part } from '../page/Part.tsx';
import { useWords } from '../page/useWords.ts';

/** For newcomers, beside what is to be decided. */
export function Whispers({ game, panel }: { readonly game: string; readonly panel: PanelProps }) {
  const loaded = useWhispers(panel.viewer === 'everyone' ? undefined : game);
  const { say } = useWords(game, loaded?.words);
  if (!loaded) return null;
  return (
    <div className="hud-whisper">
      <Part kind="slip" at={panel.observation}>
        <Whispering game={game} panel={panel} loaded={loaded} say={say} />
      </Part>
    </div>
  );
}
