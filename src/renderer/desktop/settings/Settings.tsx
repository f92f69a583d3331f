import './settings.css';
import { useId, useState } from 'react';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { LANGUAGE } from '#shared/i18n/messages/en/language.ts';
import { leaveOut } from '../../client/connection/left-out.ts';
import { switchLanguage } from '../../client/device/language.ts';
import {
  BACKS,
  CLOTHS,
  CONFIRM_MODES,
  FACES,
  MOTIONS,
  PICTURES,
  ROOMS,
  SPEEDS,
  TEXT_SIZES,
  useSettings,
} from '../../client/device/settings.ts';
import { chooseCards } from '../../games/choose-cards.ts';
import { useWords } from '../../games/use-words.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { FullScreen } from './FullScreen.tsx';
import { OwnFile } from './own-file/OwnFile.tsx';
import { Choice, Section, Setting, SettingsQuery } from './Setting.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import { Updates } from './Updates.tsx';

/** The languages, each by its own name. Another one is another page at the same route. */
function LanguageChoice() {
  const { say } = useWords();
  const id = useId();
  const languages = Object.entries(LANGUAGES);
  if (languages.length === 1) return null;
  return (
    <Setting
      title={say('settings.language')}
      about={say('settings.language.about')}
      words={languages.map(([, name]) => name)}
    >
      <div className="choices">
        {languages.map(([language, name]) => (
          <label key={language} className="choice" lang={language}>
            <input type="radio" name={id} checked={language === LANGUAGE} onChange={() => switchLanguage(language)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </Setting>
  );
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
  const [query, search] = useState('');
  return (
    <Sheet title={say('settings.title')} className="settings" onClose={onClose} closeLabel={say('sheet.close')}>
      <input
        type="text"
        aria-label={say('settings.search')}
        placeholder={say('settings.search')}
        value={query}
        onChange={({ target }) => search(target.value)}
      />
      <SettingsQuery value={query}>
        <Section title={say('settings.section.general')}>
          <LanguageChoice />
          <Choice
            name="text"
            values={TEXT_SIZES}
            value={settings.textSize}
            onChange={(textSize) => set({ textSize })}
          />
          <FullScreen />
          <Updates />
        </Section>
        <Section title={say('settings.section.table')}>
          <Choice name="room" values={ROOMS} value={settings.room ?? 'plain'} onChange={(room) => set({ room })} />
          <Choice name="cloth" values={CLOTHS} value={settings.cloth ?? 'own'} onChange={(cloth) => set({ cloth })} />
          <Choice name="back" values={BACKS} value={settings.back ?? 'own'} onChange={(back) => set({ back })} />
          <Choice
            name="faces"
            values={FACES}
            value={settings.faces ?? 'own'}
            onChange={(faces) => chooseCards({ faces })}
          />
          <Choice
            name="corners"
            values={['normal', 'large'] as const}
            value={settings.largeCorners ? 'large' : 'normal'}
            onChange={(corners) => chooseCards({ largeCorners: corners === 'large' })}
          />
          <Choice
            name="suits"
            values={['two', 'four'] as const}
            value={settings.fourColours ? 'four' : 'two'}
            onChange={(suits) => set({ fourColours: suits === 'four' })}
          />
          <Choice name="picture" values={PICTURES} value={settings.picture} onChange={(picture) => set({ picture })} />
        </Section>
        <Section title={say('settings.section.play')}>
          <Choice name="speed" values={SPEEDS} value={settings.speed} onChange={(speed) => set({ speed })} />
          <Choice name="motion" values={MOTIONS} value={settings.motion} onChange={(motion) => set({ motion })} />
          <Choice
            name="confirm"
            values={CONFIRM_MODES}
            value={settings.confirm}
            onChange={(confirm) => set({ confirm })}
          />
          <Choice
            name="last-card"
            values={['hand', 'self'] as const}
            value={settings.lastCard ? 'self' : 'hand'}
            onChange={(who) => set({ lastCard: who === 'self' })}
          />
        </Section>
        <Section title={say('settings.section.help')}>
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
            name="daily"
            values={['on', 'off'] as const}
            value={(settings.daily ?? true) ? 'on' : 'off'}
            onChange={(daily) => set({ daily: daily === 'on' })}
          />
          <Choice
            name="quick-chat"
            values={['on', 'off'] as const}
            value={settings.banter ? 'on' : 'off'}
            onChange={(banter) => set({ banter: banter === 'on' })}
          />
          <Choice
            name="stories"
            values={['on', 'off'] as const}
            value={settings.untold ? 'off' : 'on'}
            onChange={(told) => leaveOut(told === 'off')}
          />
          <Choice
            name="guesses"
            values={['on', 'off'] as const}
            value={settings.guessless ? 'off' : 'on'}
            onChange={(guesses) => leaveOut(guesses === 'off', 'guesses')}
          />
        </Section>
        <SoundSettings />
        <Section title={say('settings.section.data')}>
          <OwnFile />
        </Section>
      </SettingsQuery>
      <p className="nothing-found" role="status">
        {say('settings.nothing')}
      </p>
    </Sheet>
  );
}
