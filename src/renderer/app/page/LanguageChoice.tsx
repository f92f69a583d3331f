import { useId } from 'react';
import { LANGUAGE } from '#shared/words/en/language.ts';
import { LANGUAGES } from '#shared/words/languages.ts';
import { switchLanguage } from '../../session/device/language.ts';
import { useWords } from './useWords.ts';

/** The languages there are, each by what it calls itself. Another one is another page, at the same place. */
export function LanguageChoice() {
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
