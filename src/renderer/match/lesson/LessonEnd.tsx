import type { ReactNode } from 'react';
import type { PanelProps, TableGame } from '../../games/game.ts';
import { Sheet } from '../../paper/Sheet.tsx';
import type { Say } from '../../words/say.ts';

interface LessonEndProps {
  readonly game: TableGame;
  readonly panel: PanelProps;
  readonly say: Say;
  /** Where one goes from here, the way out apart. */
  readonly foot: ReactNode;
  readonly closeLabel: string;
  onClose(): void;
}

/** The lesson is over: how it ended, and where one goes from here. */
export function LessonEnd({ game, panel, say, ...sheet }: LessonEndProps) {
  return (
    <Sheet title={say('lesson.end.title')} className="score" {...sheet}>
      <p className="lead">{say('lesson.end')}</p>
      {game.isScored(panel.observation, panel.beat) && <game.ScoreSheet {...panel} />}
    </Sheet>
  );
}
