/** The television's turn banner addresses nobody who has left. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Messages, translate } from '#shared/i18n/translate.ts';
import type { Seated } from '#shared/protocol/table.ts';
import type { Plate } from '../motion/scene.ts';
import { TurnBanner } from './TurnBanner.tsx';

const SCREENS = import.meta.glob<Messages>('../i18n/messages/*/tv.ts', { eager: true, import: 'TV' });

const ANNA = { seat: 0, name: 'Anna', kind: 'person', onTurn: true, notes: [] } as unknown as Plate;

function said(who: Partial<Seated>, language = 'en'): string {
  const words = SCREENS[`../i18n/messages/${language}/tv.ts`] ?? {};
  const seats = [{ kind: 'person', name: 'Anna', here: true, standIn: false, ...who } as Seated];
  const html = renderToStaticMarkup(
    <TurnBanner plates={[ANNA]} seats={seats} say={(key, gaps) => translate(words, key, gaps)} />,
  );
  return html.replace(/<[^>]*>/g, '');
}

describe('whose turn it is', () => {
  it('is said to who is here, and of whom a bot plays for', () => {
    expect(said({})).toBe('Anna your turn');
    expect(said({ here: false, standIn: true })).toBe('Anna to play');
  });

  it.each(['en', 'it', 'de'])('is not said to who has gone, %s', (language) => {
    const [gone, here] = [said({ here: false }, language), said({}, language)];
    expect(gone).not.toBe(here);
    expect(gone).toMatch(/^Anna .{8,}/);
    expect(gone).not.toMatch(/your turn|tocca a te|du bist/);
  });
});
