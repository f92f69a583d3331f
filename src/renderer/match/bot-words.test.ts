import { expect, it } from 'vitest';
import type { ChatEntry } from '#shared/protocol/chat.ts';
import { PERSONAS } from '#shared/protocol/personas.ts';
import { useSettings } from '../client/device/settings.ts';
import { addMessages } from '../games/registry.ts';
import { DESKTOP_MESSAGES } from '../i18n/desktop-messages.ts';
import { BOT_QUICK_CHAT } from '../i18n/messages/en/over-the-table.ts';
import { botInWords } from './bot-words.ts';

const smile: ChatEntry = { kind: 'gesture', number: 3, seat: 1, name: 'Nina', gesture: 'smile' };

it('every line is somebody’s, and all that bots say are lines', () => {
  const said = PERSONAS.flatMap(({ reactions }) =>
    Object.entries(reactions).flatMap(([on, [, ...numbers]]) => numbers.map((number) => `quick-chat.${on}.${number}`)),
  );
  expect([...new Set(said)].toSorted()).toEqual(Object.keys(BOT_QUICK_CHAT).toSorted());
});

it('every persona is told in a line of the lobby', () => {
  for (const { name } of PERSONAS) expect(DESKTOP_MESSAGES).toHaveProperty([`persona.${name}`]);
});

it('a bot’s line is in words, a gesture without any stays, and people’s lines stay as they are', () => {
  addMessages(BOT_QUICK_CHAT);
  expect(botInWords({ ...smile, words: 'quick-chat.took.1' })).toMatchObject({ kind: 'said', text: 'Grazie mille.' });
  expect(botInWords({ ...smile, words: '' })).toEqual({ ...smile, words: '' });
  expect(botInWords(smile)).toBe(smile);
});

it('nothing of bots is shown where they are switched off', () => {
  useSettings.setState({ banter: false });
  expect(botInWords({ ...smile, words: '' })).toBeUndefined();
  expect(botInWords(smile)).toBe(smile);
  useSettings.setState({ banter: true });
});
