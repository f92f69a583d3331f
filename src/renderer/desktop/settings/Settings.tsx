import { useId, useSyncExternalStore } from 'react';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import { showToast } from '../../client/connection/refusals.ts';
import { switchLanguage } from '../../client/device/language.ts';
import {
  BACKS,
  CLOTHS,
  CONFIRM_MODES,
  MOTIONS,
  PICTURES,
  ROOMS,
  SPEEDS,
  TEXT_SIZES,
  useSettings,
} from '../../client/device/settings.ts';
import { type Bus, toggleMute, useSoundSettings, VOLUMES } from '../../client/device/sound-settings.ts';
import { useWords } from '../../games/use-words.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { Updates } from './Updates.tsx';

/** Volumes, sound captions, and pad vibration. */
function SoundSettings() {
  const { say } = useWords();
  const { silent, captions, rumble } = useSoundSettings();
  const set = useSoundSettings.setState;
  return (
    <fieldset className="sound-choices">
      <legend>{say('sound.title')}</legend>
      <p className="small">{say('sound.about')}</p>
      {VOLUMES.map((bus) => (
        <Volume key={bus} bus={bus} />
      ))}
      <div className="choices">
        <Check label={say('sound.silent')} isOn={silent} onChange={toggleMute} shortcut="M" />
        <Check label={say('sound.captions')} isOn={captions} onChange={() => set({ captions: !captions })} />
        <Check label={say('sound.rumble')} isOn={rumble} onChange={() => set({ rumble: !rumble })} />
      </div>
    </fieldset>
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

/** The languages, each by its own name. Another one is another page at the same route. */
function LanguageChoice() {
  const { say } = useWords();
  const id = useId();
  const languages = Object.entries(LANGUAGES);
  if (languages.length === 1) return null;
  return (
    <fieldset>
      <legend>{say('settings.language')}</legend>
      <p className="small">{say('settings.language.about')}</p>
      <div className="choices">
        {languages.map(([language, name]) => (
          <label key={language} className="choice" lang={language}>
            <input type="radio" name={id} checked={language === LANGUAGE} onChange={() => switchLanguage(language)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Toggles full screen; renders nothing where the browser lacks it. */
function FullScreen() {
  const { say } = useWords();
  const isFull = useSyncExternalStore(watch, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;
  return (
    <fieldset>
      <legend>{say('settings.full-screen')}</legend>
      <p className="small">{say('settings.full-screen.about')}</p>
      <div className="choices">
        <button type="button" aria-pressed={isFull} onClick={() => void turn(isFull)}>
          {say(isFull ? 'settings.full-screen.leave' : 'settings.full-screen.fill')}
        </button>
      </div>
    </fieldset>
  );
}

async function turn(isFull: boolean): Promise<void> {
  try {
    await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  } catch {
    showToast({ rule: 'host', reason: 'settings.full-screen.refused' });
  }
}

function watch(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => {
    document.removeEventListener('fullscreenchange', changed);
  };
}

interface Props {
  /** False at a table that allows no counting aids. */
  readonly mayCount?: boolean;
  onClose(): void;
}

/** The user's preferences, stored on this device and applied at once. */
export function Settings({ mayCount = true, onClose }: Props) {
  const { say } = useWords();
  const settings = useSettings();
  const set = useSettings.setState;
  return (
    <Sheet title={say('settings.title')} className="settings" onClose={onClose} closeLabel={say('sheet.close')}>
      <LanguageChoice />
      <Choice name="speed" values={SPEEDS} value={settings.speed} onChange={(speed) => set({ speed })} />
      <Choice name="motion" values={MOTIONS} value={settings.motion} onChange={(motion) => set({ motion })} />
      <Choice
        name="suits"
        values={['two', 'four'] as const}
        value={settings.fourColours ? 'four' : 'two'}
        onChange={(suits) => set({ fourColours: suits === 'four' })}
      />
      <Choice name="picture" values={PICTURES} value={settings.picture} onChange={(picture) => set({ picture })} />
      <Choice name="room" values={ROOMS} value={settings.room ?? 'plain'} onChange={(room) => set({ room })} />
      <Choice name="cloth" values={CLOTHS} value={settings.cloth ?? 'own'} onChange={(cloth) => set({ cloth })} />
      <Choice name="back" values={BACKS} value={settings.back ?? 'own'} onChange={(back) => set({ back })} />
      <FullScreen />
      <Choice name="confirm" values={CONFIRM_MODES} value={settings.confirm} onChange={(confirm) => set({ confirm })} />
      <Choice
        name="last-card"
        values={['hand', 'self'] as const}
        value={settings.lastCard ? 'self' : 'hand'}
        onChange={(who) => set({ lastCard: who === 'self' })}
      />
      <Choice
        name="tips"
        values={['on', 'off'] as const}
        value={settings.whispers ? 'on' : 'off'}
        onChange={(whispers) => set({ whispers: whispers === 'on' })}
      />
      <Choice
        name="counting"
        values={['on', 'off'] as const}
        value={settings.counting ? 'on' : 'off'}
        note={mayCount ? undefined : say('settings.counting.forbidden')}
        onChange={(counting) => set({ counting: counting === 'on' })}
      />
      <Choice
        name="quick-chat"
        values={['on', 'off'] as const}
        value={settings.banter ? 'on' : 'off'}
        onChange={(banter) => set({ banter: banter === 'on' })}
      />
      <SoundSettings />
      <Choice name="text" values={TEXT_SIZES} value={settings.textSize} onChange={(textSize) => set({ textSize })} />
      <Updates />
    </Sheet>
  );
}

interface ChoiceProps<Value> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: Value;
  /** Why it has no effect here. */
  readonly note?: string | undefined;
  onChange(value: Value): void;
}

function Choice<Value extends string | number>({ name, values, value, note, onChange }: ChoiceProps<Value>) {
  const { say } = useWords();
  const id = useId();
  return (
    <fieldset>
      <legend>{say(`settings.${name}`)}</legend>
      <p className="small">{say(`settings.${name}.about`)}</p>
      <div className="choices">
        {values.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name={id} checked={one === value} onChange={() => onChange(one)} />
            <span>
              {typeof one === 'number' ? say('settings.percent', { value: one }) : say(`settings.${name}.${one}`)}
            </span>
          </label>
        ))}
      </div>
      {note && (
        <p className="small" role="note">
          {note}
        </p>
      )}
    </fieldset>
  );
}
