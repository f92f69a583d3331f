/** What a control is called for a screen reader holds what is written on it: who speaks to their computer says what they read. */
import { expect, it } from 'vitest';
import type { Messages } from '#shared/i18n/translate.ts';

const CATALOGUES = import.meta.glob<Record<string, Messages>>(
  './messages/*/{daily,desktop,home,host-admin,learning}.ts',
  {
    eager: true,
  },
);

/** What is written, and the whole name. */
const PAIRS = [
  ['home.lesson', 'home.learn.name'],
  ['exercises.title', 'exercises.of'],
  ['five.title', 'five.of'],
  ['hud.rules', 'home.rules.name'],
  ['home.set-up', 'home.set-up.name'],
  ['host-admin.close-door', 'host-admin.close-door.name'],
  ['host-admin.open-door', 'host-admin.open-door.name'],
] as const;

it.each(['en', 'it', 'de'])('in %s', (language) => {
  const files = Object.entries(CATALOGUES).filter(([file]) => file.includes(`/${language}/`));
  const words: Messages = Object.assign({}, ...files.flatMap(([, messages]) => Object.values(messages)));
  for (const [written, name] of PAIRS) {
    expect(String(words[name]).toLowerCase(), name).toContain(String(words[written]).toLowerCase());
  }
});
