import { useId } from 'react';
import { type Bus, toggleMute, useSoundSettings, VOLUMES } from '../../client/device/sound-settings.ts';
import { useWords } from '../../games/use-words.ts';
import { Setting } from './Setting.tsx';

/** Volumes, sound captions, and pad vibration. */
export function SoundSettings() {
  const { say } = useWords();
  const { silent, captions, rumble } = useSoundSettings();
  const set = useSoundSettings.setState;
  return (
    <Setting
      title={say('sound.title')}
      about={say('sound.about')}
      words={[
        ...VOLUMES.map((bus) => say(`sound.${bus}`)),
        say('sound.silent'),
        say('sound.captions'),
        say('sound.rumble'),
      ]}
      className="sound-choices"
    >
      {VOLUMES.map((bus) => (
        <Volume key={bus} bus={bus} />
      ))}
      <div className="choices">
        <Check label={say('sound.silent')} isOn={silent} onChange={toggleMute} shortcut="M" />
        <Check label={say('sound.captions')} isOn={captions} onChange={() => set({ captions: !captions })} />
        <Check label={say('sound.rumble')} isOn={rumble} onChange={() => set({ rumble: !rumble })} />
      </div>
    </Setting>
  );
}

function Volume({ bus }: { readonly bus: Bus }) {
  const { say } = useWords();
  const id = useId();
  const value = useSoundSettings((sound) => sound[bus]);
  const named = value === 0 ? say('sound.off') : say('settings.percent', { value });
  return (
    <div className="volume">
      <label htmlFor={id}>{say(`sound.${bus}`)}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={10}
        value={value}
        aria-valuetext={named}
        onChange={(event) => useSoundSettings.setState({ [bus]: Number(event.target.value) })}
      />
      <output>{named}</output>
    </div>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly shortcut?: string;
  onChange(): void;
}

function Check({ label, isOn, shortcut, onChange }: CheckProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={isOn} onChange={onChange} aria-keyshortcuts={shortcut} />
      <span>{label}</span>
    </label>
  );
}
