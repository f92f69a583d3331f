/** What a phone says above the hand: whose turn it is, and what is true of oneself, never the one of the other. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { say, type Words } from '#shared/words/say.ts';
import type { Side } from '../../match/sides.ts';
import type { Plate, Scene } from '../../table/api.ts';
import type { Hands } from './useFingers.ts';
import type { Holding } from './useHeldMove.ts';
import { Whose } from './Whose.tsx';

const WORDS = import.meta.glob<Words>('../page/words/*/hand.ts', { eager: true, import: 'HAND' });

const plate = (name: string, lit: boolean, ...notes: string[]) => ({ name, lit, notes }) as unknown as Plate;

/** What is read there, and the notes beside it. */
function said(language: string, own: Plate, ...others: Plate[]): { text: string; notes: string[] } {
  const words = WORDS[`../page/words/${language}/hand.ts`] ?? {};
  const html = renderToStaticMarkup(
    <Whose
      scene={{ plates: [own, ...others] } as unknown as Scene}
      own={{ plate: own } as Side}
      paused={false}
      hands={{ lifted: undefined, canPlay: false } as unknown as Hands}
      holding={{ held: null } as unknown as Holding}
      secret={undefined}
      say={(key, params) => say(words, key, params)}
    />,
  );
  const notes = [...html.matchAll(/class="note">([^<]*)/g)].map(([, note]) => note ?? '');
  return { text: html.replace(/<[^>]*>/g, ' '), notes };
}

it.each([
  ['en', 'You: out'],
  ['it', 'Tu: out'],
  ['de', 'Du: out'],
])('beside another’s turn says whose state it is, %s', (language, note) => {
  const { text, notes } = said(language, plate('Ada', false, 'out'), plate('Anna', true, 'bold'));
  expect(text).toContain('Anna');
  expect(text).not.toContain('bold');
  expect(notes).toEqual([note]);
});

it.each(['en', 'it', 'de'])('says it bare where it is one’s own turn, %s', (language) => {
  expect(said(language, plate('Ada', true, 'out'), plate('Anna', false)).notes).toEqual(['out']);
  expect(said(language, plate('Ada', true)).notes).toEqual([]);
});
