/** What the details say about people is the host's claim, and they say so in each language. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { SealView } from '#shared/fair-shuffle/schema.ts';
import { translate as inWords, type Messages } from '#shared/i18n/translate.ts';
import type { TableView } from '#shared/protocol/table.ts';
import { FAIR_SHUFFLE as DE_SEAL } from '../../i18n/messages/de/common.ts';
import { FAIR_SHUFFLE_SHEET as DE } from '../../i18n/messages/de/fair-shuffle-sheet.ts';
import { FAIR_SHUFFLE as EN_SEAL } from '../../i18n/messages/en/common.ts';
import { FAIR_SHUFFLE_SHEET as EN } from '../../i18n/messages/en/fair-shuffle-sheet.ts';
import { FAIR_SHUFFLE as IT_SEAL } from '../../i18n/messages/it/common.ts';
import { FAIR_SHUFFLE_SHEET as IT } from '../../i18n/messages/it/fair-shuffle-sheet.ts';
import type { Say } from '../../i18n/say.ts';
import { FairShuffleButton, FairShuffleOnTv, FairShuffleTab } from './FairShuffle.tsx';
import { FairShuffleDetails } from './FairShuffleDetails.tsx';

const WORD = 'ab'.repeat(32);

const view: SealView = {
  match: '00'.repeat(16),
  seal: 0,
  attempt: 0,
  most: 1,
  phase: 'closed',
  host: WORD,
  devices: [{ device: 0, names: ['Ada'], commitment: WORD, part: WORD }],
  absent: [],
  waits: [],
  yourself: 0,
};

let shown: SealView;
vi.mock('./shown-fair-shuffle.ts', () => ({
  useShownFairShuffle: () => ({
    seal: { view: shown, faults: null, own: true, cards: 0 },
    state: shown.phase === 'closed' ? 'closed' : 'making',
  }),
}));

const TABLE = { known: null, practice: false } as TableView;

const sayIn = (words: Messages): Say =>
  Object.assign((...[key, params]: Parameters<Say>) => inWords(words, key, params));

const textOf = (seal: SealView, words: Messages): string =>
  drawn(seal, <FairShuffleDetails table={TABLE} say={sayIn(words)} />);

function drawn(seal: SealView, page: ReactNode): string {
  shown = seal;
  return renderToStaticMarkup(page).replaceAll('&#x27;', "'");
}

describe.each([
  ['English', EN, 'the host’s word'],
  ['Italian', IT, 'li dice chi ospita'],
  ['German', DE, 'sagt der Gastgeber'],
])('a seal in %s', (_, words, told) => {
  it('says of the names on it, and of who is missing, that they are the host’s word', () => {
    expect(textOf(view, words)).toContain(told);
    expect(textOf({ ...view, devices: [], absent: [{ names: ['Bob'], why: 'away' }] }, words)).toContain(told);
    expect(textOf({ ...view, devices: [] }, words)).not.toContain(told);
  });
});

describe.each([
  ['English', { ...EN, ...EN_SEAL }, 'try 3 of 5', 'Try 3 of at most 5'],
  ['Italian', { ...IT, ...IT_SEAL }, 'tentativo 3 di 5', 'Tentativo 3 di 5 al massimo'],
  ['German', { ...DE, ...DE_SEAL }, 'Versuch 3 von 5', 'Versuch 3 von höchstens 5'],
])('a seal that is begun anew, in %s', (_, words, short, long) => {
  const third: SealView = { ...view, phase: 'opening', attempt: 2, most: 5 };
  const say = sayIn(words);
  const pages = {
    television: <FairShuffleOnTv table={TABLE} say={say} />,
    desktop: <FairShuffleTab table={TABLE} say={say} href="#" />,
    phone: <FairShuffleButton table={TABLE} say={say} onOpen={() => undefined} />,
  };

  it.each(Object.entries(pages))('says which attempt it is, and of how many at most: %s', (__, page) => {
    expect(drawn(third, page)).toContain(short);
    // Without a delay there is nothing to say.
    expect(drawn({ ...third, attempt: 0 }, page)).not.toMatch(/\d (of|di|von) 5/);
    expect(drawn({ ...third, phase: 'closed' }, page)).not.toContain(short);
  });

  it('says so on its sheet', () => {
    expect(textOf(third, words)).toContain(long);
    expect(textOf({ ...third, phase: 'closed' }, words)).not.toContain(long);
  });
});
