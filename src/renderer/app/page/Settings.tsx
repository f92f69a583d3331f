import { useId } from 'react';
import { Sheet } from '../../paper/Sheet.tsx';
import { CONFIRMS, MOTIONS, PICTURES, SPEEDS, TEXT_SIZES, useSettings } from '../../session/device/settings.ts';
import { FullScreen } from './FullScreen.tsx';
import { SoundChoices } from './SoundChoices.tsx';
import { useWords } from './useWords.ts';

/** What a person likes on this device; kept there, and at work at once. */
export function Settings({ onClose }: { onClose(): void }) {
  const { say } = useWords();
  const settings = useSettings();
  const set = useSettings.setState;
  return (
    <Sheet title={say('settings.title')} className="settings" onClose={onClose} closeLabel={say('sheet.close')}>
      <Choice name="speed" values={SPEEDS} value={settings.speed} onChange={(speed) => set({ speed })} />
      <Choice name="motion" values={MOTIONS} value={settings.motion} onChange={(motion) => set({ motion })} />
      <Choice
        name="suits"
        values={['two', 'four'] as const}
        value={settings.fourColours ? 'four' : 'two'}
        onChange={(suits) => set({ fourColours: suits === 'four' })}
      />
      <Choice name="picture" values={PICTURES} value={settings.picture} onChange={(picture) => set({ picture })} />
      <FullScreen />
      <Choice name="confirm" values={CONFIRMS} value={settings.confirm} onChange={(confirm) => set({ confirm })} />
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
      <SoundChoices />
      <Choice name="text" values={TEXT_SIZES} value={settings.textSize} onChange={(textSize) => set({ textSize })} />
    </Sheet>
  );
}

interface ChoiceProps<Value> {
  readonly name: string;
  readonly values: readonly Value[];
  readonly value: Value;
  onChange(value: Value): void;
}

function Choice<Value extends string | number>({ name, values, value, onChange }: ChoiceProps<Value>) {
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
    </fieldset>
  );
}
