/** Views that every page has of a match. */
import type { Situation } from '../fixture/situation.ts';

/** One situation of each game to try what is the same in all: something is asked, on a table with much on it. */
export function usualOf(situations: readonly Situation[]): Situation[] {
  const games = Map.groupBy(situations, ({ game }) => game);
  return [...games.values()].flatMap((own) => {
    const asked = own.filter(
      ({ name, seats, beat }) => beat === undefined && name.includes('/') && seats === mostOf(own),
    );
    return asked.find(({ name }) => USUAL.test(name)) ?? asked[0] ?? [];
  });
}

/** Where one plays a card: with everything on the table that a deal brings. */
const USUAL = / (?:play|turn|race)\/.*late/;

function mostOf(situations: readonly Situation[]): number {
  return Math.max(...situations.map(({ seats }) => seats));
}

/** Said at the table, by the longest name and with as many letters as there may be. */
export const TALK = [
  {
    kind: 'said',
    number: 0,
    seat: 1,
    name: 'Maximilianakonstanze',
    text: 'Chi ha l’asso di denari? '.repeat(8).trim(),
  },
  { kind: 'gesture', number: 1, seat: 0, name: 'Fabrizio', gesture: 'shrug' },
  { kind: 'said', number: 2, seat: 0, name: 'Fabrizio', text: 'Non dico niente.' },
] as const;
