/** The television's turn banner is a sentence, and calls nobody who has left. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type MessageParams, type Messages, translate } from '#shared/i18n/translate.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { Plate } from '../motion/scene.ts';
import { TurnBanner } from './TurnBanner.tsx';

const SCREENS = import.meta.glob<Messages>('../i18n/messages/*/{tv,common}.ts', { eager: true });

const plateOf = (seat: number, name: string, onTurn = true) => ({ seat, name, onTurn }) as unknown as Plate;

function said(who: Partial<Seated>, language = 'en', plates = [plateOf(0, 'Anna'), plateOf(1, 'Ben', false)]): string {
  const { TV, COMMON } = Object.assign(
    {},
    ...['tv', 'common'].map((file) => SCREENS[`../i18n/messages/${language}/${file}.ts`]),
  );
  const seats = plates.map(({ name }) => ({ kind: 'person', name, here: true, standIn: false, ...who }) as Seated);
  const say = (key: string, gaps?: MessageParams) => translate({ ...COMMON, ...TV }, key, gaps);
  const html = renderToStaticMarkup(<TurnBanner plates={plates} seats={seats} say={say} />);
  return html.replace(/<\/?p[^>]*>|[\u2068\u2069]/g, '').replaceAll('&#x27;', '’');
}

describe('whose turn it is', () => {
  it('is a sentence in which the name is large', () => {
    expect(said({})).toBe('It’s <strong>Anna</strong>’s turn.');
    expect(said({ here: false, standIn: true })).toBe('It’s <strong>Anna</strong>’s turn.');
    expect(said({}, 'it')).toBe('Tocca a <strong>Anna</strong>.');
    expect(said({}, 'de')).toBe('<strong>Anna</strong> ist dran.');
  });

  it('counts several, and is large where it names nobody', () => {
    const [anna, ben, carla] = ['Anna', 'Ben', 'Carla'].map((name, seat) => plateOf(seat, name)) as [
      Plate,
      Plate,
      Plate,
    ];
    expect(said({}, 'en', [anna, ben])).toBe('It’s <strong>Anna</strong> and <strong>Ben</strong>’s turn.');
    expect(said({}, 'en', [anna, ben, carla])).toBe('<strong>Everyone plays at once.</strong>');
    expect(said({}, 'en', [anna, ben, carla, plateOf(3, 'Dan', false)])).toBe(
      '<strong>3 of you play at once.</strong>',
    );
  });

  it.each(['en', 'it', 'de'])('is not said to who has gone, %s', (language) => {
    const [gone, here] = [said({ here: false }, language), said({}, language)];
    expect(gone).not.toBe(here);
    expect(gone).toMatch(/^<strong>Anna<.strong> .{8,}\./);
  });
});
