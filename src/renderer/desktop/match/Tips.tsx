import '../../match/lesson/lesson.css';
import { type ReactNode, useState } from 'react';
import type { TableView } from '#shared/protocol/table.ts';
import { noteTipRead, useLearningProgress } from '../../client/device/learned.ts';
import { useSettings } from '../../client/device/settings.ts';
import { clearHint } from '../../client/match/ask-host.ts';
import type { PanelProps } from '../../games/game.ts';
import { type Assist, loadAssist, type Tip } from '../../games/load-assist.ts';
import { useWords } from '../../games/use-words.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import type { Translator } from '../../i18n/say.ts';
import { Part } from '../../match/Part.tsx';
import { addressOf } from '../../ui/route.ts';
import { Slip } from '../../ui/Slip.tsx';

interface TipsProps extends Pick<Translator, 'say'> {
  /** The game's id. */
  readonly game: string;
  readonly panel: PanelProps;
  readonly tips: readonly Tip[];
  /** Without it a tip shows only on request. */
  readonly says: boolean;
  /** Links to a rule. */
  toRule(rule: string): ReactNode;
  /** Other help offered here. */
  readonly beside?: ReactNode;
  /** Handles a request for a tip. */
  onAsk?(): void;
}

/** A tip, shown once to newcomers, and again on request. */
function Tips({ game, panel, tips, says, toRule, beside, onAsk, say }: TipsProps) {
  const read = useLearningProgress((learned) => learned.heard);
  const [requested, request] = useState<string | null>(null);
  const tip = tips.find((one) => one.when(panel));
  if (!tip) return beside;
  const name = `${game}/${tip.id}`;
  const askNow = (): void => {
    request(name);
    onAsk?.();
  };
  if ((!says || read.includes(name)) && requested !== name)
    return (
      <>
        {beside}
        <Why say={say} onAsk={askNow} />
      </>
    );
  const close = (): void => {
    noteTipRead(name);
    request(null);
  };
  return <Said tip={tip} panel={panel} say={say} toRule={toRule} beside={beside} onHeard={close} />;
}

function Why({ say, onAsk }: Pick<Translator, 'say'> & { onAsk(): void }) {
  return (
    <button type="button" className="tab tip-why" onClick={onAsk}>
      {say('tip.why')}
    </button>
  );
}

interface SaidProps extends Pick<TipsProps, 'panel' | 'say' | 'toRule' | 'beside'> {
  readonly tip: Tip;
  onHeard(): void;
}

function Said({ tip: { id, rules, gaps }, panel, say, toRule, beside, onHeard }: SaidProps) {
  return (
    <Slip
      className="whisper"
      acts={
        <>
          <button type="button" onClick={onHeard}>
            {say('tip.heard')}
          </button>
          {beside}
        </>
      }
    >
      <h2 className="unseen">{say('tip.title')}</h2>
      <p>
        {say(`tip.${id}`, gaps?.(panel))}{' '}
        <span className="small to-rules">{rules[0] !== undefined && toRule(rules[0])}</span>
      </p>
    </Slip>
  );
}

/** A game's tips; undefined until loaded, or if loading fails. */
function useTips(game: string | undefined): Assist | undefined {
  return useLoaded(game, loadAssist).value;
}

interface Props {
  readonly table: TableView;
  readonly panel: PanelProps;
  /** Other help, on the same slip where a tip is shown. */
  readonly beside: ReactNode;
}

/** Tips beside the decision, for newcomers and on request. */
export function TipsPanel({ table, panel, beside }: Props) {
  const { game } = table;
  const says = useSettings((settings) => settings.whispers);
  const loaded = useTips(panel.viewer === 'everyone' ? undefined : game);
  const { say } = useWords(game, loaded?.words);
  if (!loaded?.tips) return <div className="hud-tip">{beside}</div>;
  return (
    <div className="hud-tip">
      <Part kind="slip" at={panel.observation}>
        <Tips
          {...{ game, panel, says, beside, say }}
          tips={loaded.tips}
          onAsk={clearHint}
          toRule={(rule) => (
            <a href={addressOf({ screen: 'table', table: table.id, sheet: 'rules', rule })}>{say('refused.rule')}</a>
          )}
        />
      </Part>
    </div>
  );
}
