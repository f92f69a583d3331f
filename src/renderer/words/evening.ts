/** English, for the pages of an evening: its standings, its desk, and why something can't be done there. A phone fetches it. */
import { EVENING_WORDS } from '#shared/evening/words.ts';
import { DESK_WORDS } from '#shared/protocol/desk-words.ts';
import type { Words } from '#shared/words/say.ts';

const STANDINGS: Words = {
  'standings.title': 'Standings',
  'standings.none': 'Nobody plays at this evening yet.',
  'standings.place': 'Place',
  'standings.place.short': '#',
  'standings.name': 'Name',
  'standings.points': 'Points',
  'standings.wins': 'Won',
  'standings.tables': 'Played',
  'standings.me': 'you',
  'standings.gone': 'gone',
  'standings.unfold': '{name}: what the points are made of',
  'standings.beside': '{what}: {value}',
  'account.none': 'Nothing yet.',
  'account.round': 'Round {round}',
  'account.table': 'Round {round}, table {table}',
  'account.deal': 'Round {round}, table {table}, deal {deal}',
  'account.free': 'A match',
  'account.with': 'with {names}',
  'account.score': 'score {score}',
  'account.won': 'won',
  'account.open': 'still open',
  'account.broken off': 'broken off',
  'account.out': 'sat out',
  'account.sum': 'Together',
  'evening.title': 'An evening',
  'evening.bot': 'a bot',
  'evening.empty': 'an empty seat',
  'evening.somebody': 'somebody',
};

/** What the evening's own words say beside refusals. */
const NAMED: Words = Object.fromEntries(Object.entries(EVENING_WORDS).filter(([key]) => key.startsWith('tie-break.')));

/** Refusals of an evening go by who refuses, too: a table that is not there is another one for the host. */
function refusals(rule: string, words: Words): Words {
  return Object.fromEntries(Object.entries(words).map(([reason, sentence]) => [`refused.${rule}.${reason}`, sentence]));
}

export const EVENING: Words = {
  ...STANDINGS,
  ...NAMED,
  ...refusals('evening', EVENING_WORDS),
  ...refusals('desk', DESK_WORDS),
};
