import { useId } from 'react';
import { Sheet } from '../../paper/Sheet.tsx';
import { CONFIRM_MODES, MOTIONS, PICTURES, SPEEDS, TEXT_SIZES, useSettings } from '../../session/device/settings.ts';
import { BACKS, CLOTHS, ROOMS } from '../../session/device/tastes.ts';
import { FullScreen } from './FullScreen.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { SoundSettings } from './SoundChoices.tsx';
import { Updates } from './Updates.tsx';
import { useWords } from './useWords.ts';

interface Props {
  /** False at a table that allows no counting aids. */
  readonly mayCount?: boolean;
  onClose(): void;
}

/** What a person likes on this device; kept there, and at work at once. */
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
        name="whispers"
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
        name="banter"
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
  /** Why it changes nothing here. */
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
