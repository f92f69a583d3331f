import { LANGUAGE } from '#shared/words/en/language.ts';
import { LANGUAGES } from '#shared/words/languages.ts';
import { switchLanguage } from '../../session/device/language.ts';

/** The languages that this page is not in, each by what it calls itself: so that it is found by who can't read the rest. */
export function OtherLanguages() {
  return Object.entries(LANGUAGES).map(
    ([language, name]) =>
      language !== LANGUAGE && (
        <button key={language} type="button" lang={language} onClick={() => switchLanguage(language)}>
          {name}
        </button>
      ),
  );
}
