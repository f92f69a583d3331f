import type { TableView } from '#shared/protocol/table.ts';
import type { PanelProps } from '../../games/game.ts';
import { useWhispers, Whispering } from '../../match/lesson/Whispering.tsx';
import { useSettings } from '../../session/device/settings.ts';
import { forgetHint } from '../../session/match/hint.ts';
import { Part } from '../page/Part.tsx';
import { addressOf } from '../page/route.ts';
import { useWords } from '../page/useWords.ts';

/** For newcomers, and for who asks why, beside what is to be decided. */
export function Whispers({ table, panel }: { readonly table: TableView; readonly panel: PanelProps }) {
  const { game } = table;
  const says = useSettings((settings) => settings.whispers);
  const loaded = useWhispers(panel.viewer === 'everyone' ? undefined : game);
  const { say } = useWords(game, loaded?.words);
  if (!loaded) return null;
  return (
    <div className="hud-whisper">
      <Part kind="slip" at={panel.observation}>
        <Whispering
          {...{ game, panel, loaded, says, say }}
          onAsk={forgetHint}
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
