import type { Messages } from '../../../i18n/translate.ts';

/** Why something can't be done with an evening: what is so, and what to do about it. Then what its tables are headed with. */
export const EVENING: Messages = {
  // Planning
  'no-game': 'An evening needs a game. Choose at least one.',
  'game-twice': '{game} is in this evening already. Choose each game once.',
  'bad-size': '{game} is played by {min} to {max} at a table. Choose a number from that.',
  'not-for-two': '{game} is no game for two, so it can’t be played in duels. Choose another form or another game.',
  'plays-as-one': 'A table of {game} wins or loses as one. Choose groups for it, or free play.',
  'plays-alone': 'In {game} everybody plays alone, so groups can’t be compared. Choose another form for it.',
  'groups-by-deals': 'Groups are compared by the same deals. Choose duplicate for what counts.',
  'spread-duplicate':
    'The same cards can only be compared at tables of the same size. Let bots fill up, or let some sit out.',
  'free-duplicate': 'In free play no two tables have the same deals. Let places or points count.',
  'scores-of-one-game': 'Points of one game can’t be added to those of another. Let places count, or choose one game.',
  'how-many-deals': 'Say how many deals each table plays in a round: 1 to {max}.',
  'deals-for-nothing': 'Deals are numbered where they are compared. Choose duplicate for what counts, or no deals.',
  'bad-rounds': 'There can be {min} to {max} rounds here.',
  'bad-minutes': 'A round takes 1 to {max} minutes.',

  // People
  'player-twice': 'Somebody is named twice. Name everybody once.',
  'too-many-players': 'An evening has room for {max} people, and they are all here.',
  'no-such-player': 'They are not of this evening. Let them come in first.',
  'there-already': '{name} is here already.',
  'gone-already': '{name} has gone already. What they played still counts.',

  // Rounds
  'too-few': 'That takes at least {min} people. Wait for somebody, or let bots fill up.',
  'all-rounds-made': 'All {rounds, plural, one {# round is} other {# rounds are}} made. Add a round to go on.',
  'all-have-met': 'Everybody here has played everybody else. The standings are final.',
  'free-has-no-rounds': 'In free play there are no rounds: sit down and play, and it counts.',
  'no-round': 'There is no round yet.',
  'round-begun': 'Round {round} has a result already, so it can’t be taken back. Correct what is wrong in it.',
  'sits-already': 'They sit at table {table} in this round.',

  // Tables and results
  'no-such-table': 'Round {round} has no table {table}.',
  'no-such-seat': 'Table {table} of round {round} has no seat {seat}.',
  'table-begun': 'Table {table} of round {round} has a result already, so nobody else can sit there.',
  'deal-missing': 'In round {round} deals are compared. Say which deal this is the result of.',
  'no-such-deal': 'Round {round} does not play deal {deal}.',
  'bad-result': 'That is no result of this table: it wants one score for each of its {seats} seats.',
  'result-there': 'Table {table} of round {round} has this result already. If it is wrong, correct it.',
  'result-not-there': 'Table {table} of round {round} has no such result yet, so there is nothing to correct.',
  'reason-missing': 'Say why the result is corrected, in at most {max} letters.',
  'who-corrects': 'Say who corrects the result, in at most {max} letters.',
  'too-many-entries': 'The result of table {table} in round {round} was corrected too often. It stays as it is.',

  // Free play
  'not-free': 'This evening has rounds, so only what its tables play counts.',
  'not-of-the-evening': '{game} is no game of this evening, so the match was not counted.',
  'nobody-of-the-evening': 'Nobody of this evening has played that match, so it was not counted.',
  'too-many-matches': 'This evening has counted {max} matches, and takes no more.',

  // Bets

  // What orders the standings
  'tie-break.buchholz': 'Buchholz',
  'tie-break.direct': 'Against each other',
  'tie-break.wins': 'Wins',
  'tie-break.margin': 'Margin',
  'tie-break.scores': 'Points in the game',
  'tie-break.fewer-tables': 'Fewer matches',

  // What a line of somebody's points is
  'line.played': 'played',
  'line.open': 'open',
  'line.broken off': 'broken off',
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
