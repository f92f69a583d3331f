import { useEffect, useState } from 'react';
import type { PanelProps } from '../../games/game.ts';
import { type LoadedWhispers, loadWhispers, type Whisper } from '../../games/whispers.ts';
import './lesson.css';
import { Slip } from '../../paper/Slip.tsx';
import { noteHeard, useLearned } from '../../session/device/learned.ts';
import { useSettings } from '../../session/device/settings.ts';
import type { Spoken } from '../../words/say.ts';

interface Props extends Pick<Spoken, 'say'> {
  /** The game's id. */
  readonly game: string;
  readonly panel: PanelProps;
  readonly loaded: LoadedWhispers;
}

/** What this means, said once to who meets it for the first time; and again to who asks why. */
export function Whispering({ game, panel, loaded, say }: Props) {
  const heard = useLearned((learned) => learned.heard);
  const [asked, ask] = useState<string | null>(null);
  const whisper = loaded.whispers.find((one) => one.when(panel));
  if (!whisper) return null;
  const name = `${game}/${whisper.id}`;
  if (heard.includes(name) && asked !== name) return <Why say={say} onAsk={() => ask(name)} />;
  const close = (): void => {
    noteHeard(name);
    ask(null);
  };
  return <Said whisper={whisper} say={say} onHeard={close} />;
}

function Why({ say, onAsk }: Pick<Spoken, 'say'> & { onAsk(): void }) {
  return (
    <button type="button" className="tab whisper-why" onClick={onAsk}>
      {say('whisper.why')}
    </button>
  );
}

interface SaidProps extends Pick<Spoken, 'say'> {
  readonly whisper: Whisper;
  onHeard(): void;
}

function Said({ whisper: { id, rules }, say, onHeard }: SaidProps) {
  return (
    <Slip
      title={say('whisper.title')}
      className="whisper"
      acts={
        <button type="button" onClick={onHeard}>
          {say('whisper.heard')}
        </button>
      }
    >
      <p>{say(`whisper.${id}`)}</p>
      <p className="small">{say('exercises.rule', { rules: rules.join(', '), count: rules.length })}</p>
    </Slip>
  );
}

/** The whispers of a game, where the person wants to hear any. */
export function useWhispers(of: string | undefined): LoadedWhispers | undefined {
  const wanted = useSettings((settings) => settings.whispers);
  const game = wanted ? of : undefined;
  const [loaded, setLoaded] = useState<LoadedWhispers>();
  useEffect(() => {
    if (game === undefined) {
      setLoaded(undefined);
      return;
    }
    let wanted = true;
    // Where they can't be fetched, nothing is whispered.
    loadWhispers(game).then(
      (found) => {
        if (wanted) setLoaded(found);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return loaded;
}
