/** What stands on a seal's sheet about people is the host's word, and the sheet says so in each language. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { TableView } from '#shared/protocol/table.ts';
import type { SealView } from '#shared/seal/schema.ts';
import { say as inWords, type Words } from '#shared/words/say.ts';
import { SEAL_SHEET as DE } from '../../words/de/seal-sheet.ts';
import { SEAL_SHEET as EN } from '../../words/en/seal-sheet.ts';
import { SEAL_SHEET as IT } from '../../words/it/seal-sheet.ts';
import { SealText } from './SealText.tsx';

const WORD = 'ab'.repeat(32);

const view: SealView = {
  match: '00'.repeat(16),
  seal: 0,
  attempt: 0,
  phase: 'closed',
  host: WORD,
  devices: [{ device: 0, names: ['Ada'], commitment: WORD, part: WORD }],
  absent: [],
  waits: [],
  yourself: 0,
};

let shown: SealView;
vi.mock('./state.ts', () => ({
  useShownSeal: () => ({ seal: { view: shown, faults: null, own: true, cards: 0 }, state: 'closed' }),
}));

function textOf(seal: SealView, words: Words): string {
  shown = seal;
  const say = Object.assign((key: string, params?: Record<string, string | number>) => inWords(words, key, params));
  return renderToStaticMarkup(<SealText table={{} as TableView} say={say as never} />).replaceAll('&#x27;', "'");
}

describe.each([
  ['English', EN, 'what the host says'],
  ['Italian', IT, 'li dice chi ospita'],
  ['German', DE, 'sagt der Gastgeber'],
])('a seal in %s', (_, words, told) => {
  it('says of the names on it, and of who is missing, that they are the host’s word', () => {
    expect(textOf(view, words)).toContain(told);
    expect(textOf({ ...view, devices: [], absent: [{ names: ['Bob'], why: 'away' }] }, words)).toContain(told);
    expect(textOf({ ...view, devices: [] }, words)).not.toContain(told);
  });
});
