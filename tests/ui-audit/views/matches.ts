/** Views that every page has of a match. */
import { FRENCH_DECK } from '#shared/cards/french.ts';
import type { SealView } from '#shared/fair-shuffle/schema.ts';
import { shuffled } from '#shared/fair-shuffle/shuffle.ts';
import { openedSeal, viewOf } from '#shared/fair-shuffle/testing.ts';
import type { Situation } from '../fixture/situation.ts';
import { NAMES } from './tables.ts';

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

/** One situation of each game in which a score lies there. */
export function scoredOf(situations: readonly Situation[]): Situation[] {
  const scored = situations.filter(
    ({ name, beat }) => beat === undefined && SCORED.test(name) && !name.includes('late'),
  );
  return [...Map.groupBy(scored, ({ game }) => game).values()].flatMap((own) => own.at(-1) ?? []);
}

const SCORED = / (?:scored|over),/;

/** What unfolds the latest line of a score, once its sheet is open. */
export const UNFOLDED = [{ on: '.score footer button', key: 'score.sheet' }, { on: '.latest .unfolds' }] as const;

/** A seal that is open: of one deal, drawn by the book, or with two cards exchanged. */
function openSeal(isBroken: boolean): SealView {
  const opened = openedSeal(['Fabrizio', 'Maximilianakonstanze'], (lots) => {
    const cards = shuffled(FRENCH_DECK, lots);
    const [first = '', ...others] = cards;
    return [{ event: { by: 'chance', type: 'deal', cards: isBroken ? [...others, first] : cards } }];
  });
  return viewOf(opened, 'opened', null);
}

/** A seal that was checked, and one that does not hold. */
export const WHOLE_SEAL = [openSeal(false)];
export const BROKEN_SEAL = [openSeal(true)];

/** A seal that is made once more, since somebody's device did not answer: it waits for all others. */
export const DELAYED_SEAL = [{ ...viewOf(openedSeal(NAMES.slice(0, 4)), 'opening'), attempt: 2, most: 5 }];

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
