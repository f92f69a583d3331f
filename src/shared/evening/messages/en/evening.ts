import type { Messages } from '../../../i18n/translate.ts';

/** Why something can't be done with an evening: what is so, and what to do about it. Then what its tables are headed with. */
export const EVENING: Messages = {
  // Planning
  'no-game': 'Choose at least one game.',
  'game-twice': '{game} is already chosen. Choose each game once.',
  'bad-size': '{game} takes {min} to {max} at a table. Choose a number in between.',
  'not-for-two': '{game} isn’t a game for two, so there are no duels. Choose another format or another game.',
  'plays-as-one': 'A table of {game} wins or loses as a team. Choose groups or free play.',
  'plays-alone': 'In {game} everyone plays alone, so groups can’t be compared. Choose another format.',
  'groups-by-deals': 'Groups are compared on the same deals. Choose “Same deals” for scoring.',
  'spread-duplicate':
    'The same cards can only be compared at tables of the same size. Let bots fill in, or let some sit out.',
  'free-duplicate': 'In free play no two tables have the same deals. Score by placing or game points.',
  'scores-of-one-game': 'Points from different games can’t be added up. Score by placing, or choose one game.',
  'how-many-deals': 'Set how many deals each table plays per round: 1 to {max}.',
  'deals-for-nothing': 'A number of deals only goes with “Same deals”. Choose that for scoring, or set no number.',
  'bad-rounds': 'There can be {min} to {max} rounds.',
  'bad-minutes': 'A round lasts 1 to {max} minutes.',

  // People
  'player-twice': 'Somebody is named twice. Name everyone once.',
  'too-many-players': 'A game night has room for {max} people, and they’re all here.',
  'no-such-player': 'They’re not part of this game night. They need to join first.',
  'there-already': '{name} is already here.',
  'gone-already': '{name} has already left. What they played still counts.',

  // Rounds
  'too-few': 'That takes at least {min} people. Wait for somebody, or let bots fill in.',
  'all-rounds-made':
    '{rounds, plural, one {The only round has} other {All # rounds have}} been set up. Add a round to continue.',
  'all-have-met': 'Everyone here has played everyone else. The standings are final.',
  'free-has-no-rounds': 'Free play has no rounds: sit down and play, and it counts.',
  'no-round': 'There’s no round yet.',
  'round-begun': 'Round {round} already has a result, so it can’t be undone. Correct what’s wrong instead.',
  'sits-already': 'They already have a seat at table {table} in this round.',

  // Tables and results
  'no-such-table': 'Round {round} has no table {table}.',
  'no-such-seat': 'Table {table} in round {round} has no seat {seat}.',
  'table-begun': 'Table {table} in round {round} already has a result, so nobody else can sit there.',
  'deal-missing': 'Round {round} compares deals. Say which deal this result is for.',
  'no-such-deal': 'Round {round} has no deal {deal}.',
  'bad-result': 'That can’t be this table’s result: it needs one score for each of its {seats} seats.',
  'result-there': 'Table {table} in round {round} already has this result. If it’s wrong, correct it.',
  'result-not-there': 'Table {table} in round {round} has no such result yet, so there’s nothing to correct.',
  'reason-missing': 'Give a reason for the correction, in up to {max} letters.',
  'who-corrects': 'Say who is correcting the result, in up to {max} letters.',
  'too-many-entries': 'The result of table {table} in round {round} has been corrected too often. It stays as it is.',

  // Free play
  'not-free': 'This game night has rounds, so only matches at its tables count.',
  'not-of-the-evening': '{game} isn’t part of this game night, so the match didn’t count.',
  'nobody-of-the-evening': 'Nobody from this game night played that match, so it didn’t count.',
  'too-many-matches': 'This game night has {max} matches, and that’s the limit.',

  // Bets

  // What orders the standings
  'tie-break.buchholz': 'Buchholz',
  'tie-break.direct': 'Head to head',
  'tie-break.wins': 'Wins',
  'tie-break.margin': 'Margin',
  'tie-break.scores': 'Game points',
  'tie-break.fewer-tables': 'Fewer matches',

  // What a line of somebody's points is
  'line.played': 'played',
  'line.open': 'open',
  'line.broken off': 'called off',
  'line.out': 'sat out',

  // The heads of exported tables
  'csv.place': 'Place',
  'csv.name': 'Name',
  'csv.points': 'Points',
  'csv.tables': 'Tables played',
  'csv.won': 'Won',
  'csv.round': 'Round {round}',
  'csv.number': 'Round',
  'csv.table': 'Table',
  'csv.deal': 'Deal',
  'csv.with': 'With',
  'csv.score': 'Score',
  'csv.state': 'State',
  'csv.bot': 'Bot',
};
