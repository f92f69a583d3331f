import type { ReactNode } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import type { PanelProps } from '../../games/game.ts';
import { useTips, Tips } from '../../match/lesson/Whispering.tsx';
import { useSettings } from '../../session/device/settings.ts';
import { clearHint } from '../../session/match/hint.ts';
import { Part } from '../page/Part.tsx';
import { addressOf } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';

interface Props {
  readonly table: TableView;
  readonly panel: PanelProps;
  /** What else may be asked: on the same slip, where something is said. */
  readonly beside: ReactNode;
}

/** For newcomers, and for who asks why, beside what is to be decided. */
export function TipsPanel({ table, panel, beside }: Props) {
  const { game } = table;
  const says = useSettings((settings) => settings.whispers);
  const loaded = useTips(panel.viewer === 'everyone' ? undefined : game);
  const { say } = useWords(game, loaded?.words);
  if (!loaded) return <div className="hud-whisper">{beside}</div>;
  return (
    <div className="hud-whisper">
      <Part kind="slip" at={panel.observation}>
        <Tips
          {...{ game, panel, loaded, says, beside, say }}
          onAsk={clearHint}
          toRule={(rule) => (
            <a href={addressOf({ screen: 'table', table: table.id, sheet: 'rules', rule })}>
              {say('why.rule', { rule })}
            </a>
          )}
        />
      </Part>
    </div>
  );
}
